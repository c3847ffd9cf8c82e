/** One's place at a table: what is known of it, what is pointed at, and the line to it. */
import { settings } from '../app/settings.svelte';
import { language, say } from '../speech/speech.svelte';
import { play } from '../sound/sound';
import * as http from '../wire/http';
import type {
  Choice,
  Cue,
  Emote,
  Fault,
  Hint,
  Refusal,
  SeatView,
  Step,
  Whole,
  Wish,
} from '../wire/messages';
import { Line, type Listener, type World } from '../wire/socket';
import { Catalogue } from './catalogue';
import { Pace, type Stage } from './pace';
import { back, point, pointing, still, targets, type Pointing } from './pointing';

/** Something said to the one who looks, for a moment. */
export interface Notice {
  number: number;
  text: string;
  rule?: string | undefined;
}

/** A feeling somebody shows. */
export interface Feeling {
  number: number;
  seat: number;
  emote: Emote;
}

/** How long a notice or a feeling is shown, in milliseconds. */
const MOMENT = 5000;

/** A number such as `CN-4.7` or `R33` names a rule. */
export function isRule(code: string): boolean {
  return /^[A-Z]{1,3}(-|\d)/.test(code);
}

/** A place at a table. */
export class Session implements Listener, Stage {
  /** What is shown of the table. */
  whole = $state.raw<Whole | undefined>();
  /** Is the line up? */
  up = $state(true);
  tries = $state(0);
  /** Why there is no table to show. */
  gone = $state.raw<Fault | undefined>();
  cues = $state.raw<readonly Cue[]>([]);
  notices = $state.raw<readonly Notice[]>([]);
  feelings = $state.raw<readonly Feeling[]>([]);
  hint = $state.raw<Hint | undefined>();
  thinking = $state(false);
  catalogue = $state.raw<Catalogue | undefined>();
  /** What was pointed at, and with which elements. */
  pointing = $state.raw<Pointing>(pointing([]));
  touched = $state.raw<readonly (number | undefined)[]>([]);
  /** Is there a board that shows cues? */
  isWatched = false;
  /** When the clocks were last told, in milliseconds of the page. */
  told = $state(0);
  /** The number a choice was sent after; its choices are not offered again. */
  #acted = $state<number | undefined>();
  #count = 0;
  #why = new Map<string, Promise<Refusal[]>>();
  readonly #line: Line;
  readonly #pace = new Pace(this);

  constructor(code: string, invite: string | undefined, world?: World) {
    this.#line = new Line(code, language(), invite, settings.chosen.control, this, world);
  }

  /** The seat that is asked when something is wished: the one that looks, or one's first. */
  get seat(): number | undefined {
    return this.whole?.eye ?? this.yours[0]?.seat;
  }

  /** The table itself, which most steps leave as it was. */
  readonly table = $derived(this.whole?.table);

  /** One's own seats. */
  get yours(): SeatView[] {
    return this.table?.seats.filter((seat) => seat.yours) ?? [];
  }

  /** The seat that should look next, at one screen. */
  get curtain(): number | undefined {
    return this.whole?.curtain;
  }

  /** What may be done now. */
  get choices(): readonly Choice[] {
    const { whole } = this;
    return whole && whole.number !== this.#acted ? whole.choices : [];
  }

  /** Was something chosen that the server has not answered yet? */
  get waiting(): boolean {
    return this.#acted !== undefined && this.#acted === this.whole?.number;
  }

  /** What whoever sits in a seat is called, here as in all that the server says. */
  sitter(seat: number): string {
    return (this.whole?.table ?? this.table)?.seats.find((one) => one.seat === seat)?.name ?? '';
  }

  /** Points at a thing; `id` is the element it was pointed at with. */
  point(thing: string, id?: number): boolean {
    const outcome = point(this.choices, this.pointing, thing);
    switch (outcome.kind) {
      case 'nothing':
        return false;
      case 'chosen':
        this.choose(outcome.choice);
        return true;
      case 'further': {
        const length = outcome.pointing.pointed.length;
        const kept =
          length > this.pointing.pointed.length ? this.touched : this.touched.slice(0, length);
        this.touched = length === 1 ? [id] : [...kept, id].slice(0, length);
        this.pointing = outcome.pointing;
        play('point');
        return true;
      }
    }
  }

  /** Where the thing could be dropped. */
  targets(thing: string): ReadonlySet<string> {
    return targets(this.choices, this.pointing, thing);
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (this.pointing.pointed.length === 0) return false;
    this.pointing = back(this.choices, this.pointing);
    this.touched = this.touched.slice(0, this.pointing.pointed.length);
    return true;
  }

  /** Makes a choice. */
  choose(choice: Choice): void {
    const { whole } = this;
    if (!whole || whole.eye === null) return;
    this.#acted = whole.number;
    this.#line.wish(whole.eye, { do: 'act', text: choice.text, number: whole.number });
    this.#pointAnew();
    this.hint = undefined;
  }

  /** Wishes something for one's seat, or for another one. */
  wish(wish: Wish, seat = this.seat): void {
    if (seat !== undefined) this.#line.wish(seat, wish);
  }

  /** Raises the curtain. */
  look(seat: number | null): void {
    this.#line.look(seat);
  }

  /** Shows the others how one feels. */
  feel(emote: Emote): void {
    if (this.seat !== undefined) this.#line.emote(this.seat, emote);
  }

  /** Why a thing can't be used now. */
  why(thing: string): Promise<Refusal[]> {
    const known = this.#why.get(thing);
    if (known) return known;
    const answer = this.whole?.eye == null ? Promise.resolve([]) : this.#line.why(thing);
    this.#why.set(thing, answer);
    return answer;
  }

  /** Asks a strong bot. */
  async advise(): Promise<void> {
    const seat = this.whole?.eye;
    if (seat == null || this.thinking) return;
    const number = this.whole?.number;
    this.thinking = true;
    const hint = await this.#line.hint(seat);
    this.thinking = false;
    if (this.whole?.number === number) this.hint = hint;
  }

  /** Dials at once. */
  retry(): void {
    this.#line.retry();
  }

  /** Ends what is being watched. */
  skip(): void {
    this.#pace.skip();
  }

  /** All cues have been seen. */
  watched = (): void => this.#pace.watched();

  /** Leaves the table's page. */
  leave(): void {
    this.#line.close();
    this.#pace.clear();
  }

  /** Follows the settings; for the table's page. */
  heed(): void {
    $effect(() => this.#line.speak(language()));
    $effect(() => this.#line.control(settings.chosen.control));
    $effect(() => {
      const drop = () => this.#line.drop();
      const check = () => document.visibilityState === 'visible' && this.#line.check();
      addEventListener('offline', drop);
      addEventListener('online', check);
      document.addEventListener('visibilitychange', check);
      return () => {
        removeEventListener('offline', drop);
        removeEventListener('online', check);
        document.removeEventListener('visibilitychange', check);
      };
    });
    const game = $derived(this.whole?.table.game);
    $effect(() => {
      if (game) void this.#fetchCards(game, language());
    });
  }

  /** Says something for a moment. What is said again is not said beside itself. */
  notify(text: string, rule?: string): void {
    const notice: Notice = { number: ++this.#count, text, rule };
    this.notices = [...this.notices.filter((one) => one.text !== text), notice];
    setTimeout(() => (this.notices = this.notices.filter((one) => one !== notice)), MOMENT);
  }

  watch(cues: readonly Cue[]): void {
    this.cues = cues;
    for (const cue of cues) play(cue.kind);
    // Without a board that shows them they have been seen at once.
    if (cues.length > 0 && !this.isWatched) queueMicrotask(this.watched);
  }

  moves(): boolean {
    return settings.moves && document.visibilityState === 'visible';
  }

  stands(): boolean {
    return !settings.moves && this.isWatched;
  }

  show(next: Whole, step?: Step): void {
    const before = this.whole;
    const offered = this.choices;
    const after = this.#behindCurtain(next);
    this.whole = after;
    this.told = performance.now();
    this.#why.clear();
    if (after.choices !== before?.choices) this.hint = undefined;
    if (this.#acted !== after.number) this.#acted = undefined;
    if (this.choices !== offered) {
      this.pointing = still(this.choices, this.pointing);
      this.touched = this.touched.slice(0, this.pointing.pointed.length);
    }
    if (step) this.#sound(before, after, step);
  }

  #sound(before: Whole | undefined, after: Whole, step: Step): void {
    if (after.table.stage === 'over' && before?.table.stage !== 'over') {
      const own = after.table.payoffs?.[(this.seat ?? 1) - 1] ?? 0;
      play(own > 0 ? 'win' : 'lose');
    } else if (after.choices.length > 0 && before?.choices.length === 0) {
      play('turn');
    } else if (step.scene) {
      play('card');
    }
  }

  step(step: Step, after: Whole): void {
    this.#pace.add(step, after);
  }

  /** Behind a curtain nothing of any seat is kept, not even of what the public sees. */
  #behindCurtain(whole: Whole): Whole {
    if (whole.curtain === undefined) return whole;
    this.#pointAnew();
    this.hint = undefined;
    const { scene: _, ...rest } = whole;
    return { ...rest, choices: [], log: [], prompt: '' };
  }

  #pointAnew(): void {
    this.pointing = pointing(this.choices);
    this.touched = [];
  }

  refused(why: Refusal): void {
    this.#acted = undefined;
    // What was chosen from may be over: what is still waiting to be watched is shown at once, or
    // the same would be chosen and refused again.
    this.#pace.skip();
    this.pointing = pointing(this.choices);
    this.notify(why.why, isRule(why.code) ? why.code : undefined);
  }

  felt(seat: number, emote: Emote): void {
    const feeling: Feeling = { number: ++this.#count, seat, emote };
    this.feelings = [...this.feelings.filter((one) => one.seat !== seat), feeling];
    setTimeout(() => (this.feelings = this.feelings.filter((one) => one !== feeling)), MOMENT);
  }

  fault(fault: Fault): void {
    if (fault.code === 'no-such-table') {
      this.gone = fault;
      this.leave();
    } else {
      this.notify(fault.why);
    }
  }

  state(up: boolean, tries: number): void {
    this.up = up;
    this.tries = tries;
  }

  /** All of the table anew: what was waiting to be shown is part of it. */
  wholly(whole: Whole): void {
    this.#pace.clear();
    this.show(whole);
  }

  async #fetchCards(game: string, lang: string): Promise<void> {
    if (this.catalogue?.game === game && this.catalogue.lang === lang) return;
    try {
      this.catalogue = new Catalogue(game, lang, await http.cards(game, lang));
    } catch {
      // The table can be played without them; the next language asks again.
      this.notify(say('web-no-cards'));
    }
  }
}
