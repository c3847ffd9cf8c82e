/**
 * The line to a table. It dials again when it breaks, says again what was not acknowledged, under
 * the same ids so that nothing happens twice, and asks for the whole table when a number is
 * missing.
 */
import { applyStep, Misfit } from './apply';
import type { Ask, Emote, Fault, Hint, News, Refusal, Step, Whole, Wish } from './messages';

/** What the line tells. */
export interface Listener {
  /** All of the table anew. */
  wholly(whole: Whole): void;
  /** A step, and the table after it. */
  step(step: Step, after: Whole): void;
  refused(why: Refusal): void;
  felt(seat: number, emote: Emote): void;
  fault(fault: Fault): void;
  /** Is the line up? `tries` counts how often it was dialled since it broke. */
  state(up: boolean, tries: number): void;
}

/** What a line needs of a socket. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onmessage' | 'onclose'>;

/** What a line needs of the world; another one in tests. */
export interface World {
  dial(path: string): Socket;
  wait(ms: number, then: () => void): number;
  stop(timer: number): void;
  random(): number;
}

const BROWSER: World = {
  dial: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
  wait: (ms, then) => window.setTimeout(then, ms),
  stop: (timer) => window.clearTimeout(timer),
  random: Math.random,
};

/**
 * How long to wait before dialling again, in milliseconds, without the random part: however long
 * the server was away, people are in step again within 5 seconds of its return.
 */
const PAUSES = [250, 500, 1000, 2000] as const;
const LONGEST_PAUSE = 3000;

/** How long an answer may take when the page has been away, in milliseconds. */
const PATIENCE = 4000;

/** A wish the server has not answered yet. */
type Unheard = Extract<Ask, { ask: 'wish' }>;

/** A question whose answer comes under its number. */
type Answer =
  { because: (reasons: Refusal[]) => void } | { hint: (hint: Hint | undefined) => void };

/** The line to one table. */
export class Line {
  #socket: Socket | undefined;
  #timer: number | undefined;
  /** When what was said too fast is said again. */
  #again: number | undefined;
  /** Until when an answer is waited for. */
  #checking: number | undefined;
  #tries = 0;
  #closed = false;
  /** Has the socket said nothing yet? */
  #isNew = true;
  #known: Whole | undefined;
  #unheard = new Map<string, Unheard>();
  #answers = new Map<number, Answer>();
  #asked = 0;
  #wished = 0;
  /** Makes wishes of this line different from those of any other. */
  readonly #mark: string;

  constructor(
    readonly code: string,
    private lang: string,
    private readonly invite: string | undefined,
    private full: boolean,
    private readonly listener: Listener,
    private readonly world: World = BROWSER,
  ) {
    this.#mark = Math.floor(world.random() * 36 ** 8).toString(36);
    this.#dial();
  }

  /** Wishes something; it happens once, even if the line breaks now. */
  wish(seat: number, wish: Wish): void {
    const id = `${this.#mark}-${++this.#wished}`;
    const ask: Unheard = { ask: 'wish', id, seat, wish };
    this.#unheard.set(id, ask);
    this.#say(ask);
  }

  /** Is a wish on its way? */
  get busy(): boolean {
    return this.#unheard.size > 0;
  }

  /** Looks through a seat, or as the public. What was known until now is forgotten. */
  look(seat: number | null): void {
    this.#known = undefined;
    this.#say({ ask: 'look', seat });
  }

  /** Speaks another language. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#say({ ask: 'speak', lang });
  }

  /** Answers everything oneself, or not. */
  control(full: boolean): void {
    if (full === this.full) return;
    this.full = full;
    this.#say({ ask: 'control', full });
  }

  /** Shows a feeling. */
  emote(seat: number, emote: Emote): void {
    this.#say({ ask: 'emote', seat, emote });
  }

  /** Why can't this be used? */
  why(thing: string): Promise<Refusal[]> {
    return new Promise((because) => {
      const id = this.#question({ because });
      if (!this.#say({ ask: 'why', id, thing })) this.#forget(id);
    });
  }

  /** What would a strong bot do? Nothing if the line breaks meanwhile. */
  hint(seat: number): Promise<Hint | undefined> {
    return new Promise((hint) => {
      const id = this.#question({ hint });
      if (!this.#say({ ask: 'hint', id, seat })) this.#forget(id);
    });
  }

  /** Hangs up for good. */
  close(): void {
    this.#closed = true;
    for (const timer of [this.#timer, this.#again, this.#checking]) if (timer !== undefined) this.world.stop(timer);
    this.#socket?.close();
    this.#forgetAll();
  }

  /** Dials at once instead of after the pause. */
  retry(): void {
    if (this.#timer === undefined || this.#closed) return;
    this.world.stop(this.#timer);
    this.#dial();
  }

  /** The network is gone: a socket would notice that much later. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#broken();
    socket.close();
  }

  /** The page was away: is anybody still there? Who does not answer in time is gone. */
  check(): void {
    if (this.#timer !== undefined) return this.retry();
    if (this.#checking !== undefined || !this.#say({ ask: 'sync' })) return;
    this.#checking = this.world.wait(PATIENCE, () => {
      this.#checking = undefined;
      this.drop();
    });
  }

  #dial(): void {
    this.#timer = undefined;
    const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : '';
    const path = `/api/tables/${encodeURIComponent(this.code)}/socket`;
    const socket = this.world.dial(`${path}?lang=${this.lang}${invite}`);
    this.#socket = socket;
    this.#known = undefined;
    this.#isNew = true;
    socket.onmessage = (message) => this.#socket === socket && this.#hear(String(message.data));
    socket.onclose = () => this.#socket === socket && this.#broken();
  }

  #broken(): void {
    this.#socket = undefined;
    if (this.#checking !== undefined) this.world.stop(this.#checking);
    this.#checking = undefined;
    this.#forgetAll();
    if (this.#closed) return;
    const pause = PAUSES[this.#tries] ?? LONGEST_PAUSE;
    this.#tries += 1;
    this.listener.state(false, this.#tries);
    this.#timer = this.world.wait(pause * (0.75 + this.world.random() / 2), () => this.#dial());
  }

  #say(ask: Ask): boolean {
    const up = this.#socket?.readyState === 1;
    if (up) this.#socket?.send(JSON.stringify(ask));
    return up;
  }

  #hear(text: string): void {
    if (this.#checking !== undefined) this.world.stop(this.#checking);
    this.#checking = undefined;
    const news: News = JSON.parse(text);
    switch (news.news) {
      case 'whole':
        return this.#heardWhole(news);
      case 'step':
        return this.#heardStep(news);
      case 'done':
        this.#unheard.delete(news.id);
        return;
      case 'refused':
        // A wish that is not known any more was answered before the line broke.
        if (this.#unheard.delete(news.id)) this.listener.refused(news.why);
        return;
      case 'because': {
        const answer = this.#answers.get(news.id);
        this.#answers.delete(news.id);
        if (answer && 'because' in answer) answer.because(news.reasons);
        return;
      }
      case 'hint': {
        const answer = this.#answers.get(news.id);
        this.#answers.delete(news.id);
        if (answer && 'hint' in answer) answer.hint(news);
        return;
      }
      case 'felt':
        return this.listener.felt(news.seat, news.emote);
      case 'fault':
        return this.#heardFault(news);
    }
  }

  #heardWhole(whole: Whole): void {
    this.#known = whole;
    if (this.#isNew) this.#greet();
    this.listener.wholly(whole);
  }

  /** The line is up (again): says what the server can't know. */
  #greet(): void {
    this.#isNew = false;
    this.#tries = 0;
    this.listener.state(true, 0);
    if (this.full) this.#say({ ask: 'control', full: true });
    for (const ask of this.#unheard.values()) this.#say(ask);
  }

  /** What was said too fast is said again later; nobody needs to hear of it. */
  #heardFault(fault: Fault): void {
    if (this.#unheard.size === 0 || fault.retry_ms === undefined) return this.listener.fault(fault);
    if (this.#again !== undefined) return;
    this.#again = this.world.wait(fault.retry_ms, () => {
      this.#again = undefined;
      for (const ask of this.#unheard.values()) this.#say(ask);
    });
  }

  #heardStep(step: Step): void {
    // After a question for the whole, steps that went on from what was known are of no use.
    if (!this.#known) return;
    try {
      this.#known = applyStep(this.#known, step);
    } catch (fault) {
      if (!(fault instanceof Misfit)) throw fault;
      this.#known = undefined;
      this.#say({ ask: 'sync' });
      return;
    }
    this.listener.step(step, this.#known);
  }

  #question(answer: Answer): number {
    const id = ++this.#asked;
    this.#answers.set(id, answer);
    return id;
  }

  #forget(id: number): void {
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (!answer) return;
    if ('because' in answer) answer.because([]);
    else answer.hint(undefined);
  }

  #forgetAll(): void {
    for (const id of [...this.#answers.keys()]) this.#forget(id);
  }
}
