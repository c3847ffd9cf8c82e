import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask, News, Whole } from './messages';
import { Line, type Listener, type Socket, type World } from './socket';

class Wire implements Socket {
  readyState: Socket['readyState'] = 1;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Ask[] = [];
  constructor(readonly path: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, {} as CloseEvent);
  }
  hear(news: News): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(news) } as MessageEvent);
  }
}

let wires: Wire[];
let waiting: { ms: number; then: () => void }[];
let listener: { [K in keyof Listener]: ReturnType<typeof vi.fn<Listener[K]>> };

const world: World = {
  dial: (path) => {
    const wire = new Wire(path);
    wires.push(wire);
    return wire;
  },
  wait: (ms, then) => waiting.push({ ms, then }),
  stop: () => {},
  random: () => 0.5,
};

const whole = (number: number): { news: 'whole' } & Whole => ({
  news: 'whole',
  number,
  eye: 1,
  table: {
    code: 'abc',
    game: 'duel',
    options: {},
    stage: 'playing',
    seats: [],
    undo: { kind: 'no' },
    public: false,
    watchers: 0,
  },
  prompt: '',
  choices: [],
  log: [],
});

function line(full = false): { line: Line; wire: Wire } {
  const made = new Line('abc', 'it', 'se cret', full, listener, world);
  return { line: made, wire: wires[0]! };
}

beforeEach(() => {
  wires = [];
  waiting = [];
  listener = {
    wholly: vi.fn(),
    step: vi.fn(),
    refused: vi.fn(),
    felt: vi.fn(),
    fault: vi.fn(),
    state: vi.fn(),
  };
});

test('a line says its table, its language and its invitation', () => {
  expect(line().wire.path).toBe('/api/tables/abc/socket?lang=it&invite=se%20cret');
});

test('steps are applied and told in order', () => {
  const { wire } = line();
  wire.hear(whole(3));
  wire.hear({ news: 'step', from: 3, to: 4, prompt: 'Now?' });
  expect(listener.step.mock.lastCall?.[1]).toMatchObject({ number: 4, prompt: 'Now?' });
});

test('a number that is missing is noticed, and the whole table asked for', () => {
  const { wire } = line();
  wire.hear(whole(3));
  wire.hear({ news: 'step', from: 4, to: 5 });
  wire.hear({ news: 'step', from: 5, to: 6 });
  expect(listener.step).not.toHaveBeenCalled();
  expect(wire.sent).toEqual([{ ask: 'sync' }]);
  wire.hear(whole(6));
  wire.hear({ news: 'step', from: 6, to: 7 });
  expect(listener.step).toHaveBeenCalledOnce();
});

test('a wish that was not acknowledged is said again under the same id', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.wish(1, { do: 'undo' });
  made.wish(1, { do: 'rematch' });
  const [first, second] = wire.sent as Extract<Ask, { ask: 'wish' }>[];
  wire.hear({ news: 'done', id: first!.id });
  wire.close();
  waiting[0]!.then();
  wires[1]!.hear(whole(2));
  expect(wires[1]!.sent).toEqual([second]);
});

test('a wish made while the line is down is said when it is up again', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  wire.close();
  made.wish(1, { do: 'undo' });
  waiting[0]!.then();
  wires[1]!.hear(whole(1));
  expect(wires[1]!.sent).toMatchObject([{ ask: 'wish', wish: { do: 'undo' } }]);
});

test('it dials again after longer and longer pauses', () => {
  line().wire.close();
  for (let i = 0; i < 7; i++) {
    waiting.at(-1)!.then();
    wires.at(-1)!.close();
  }
  expect(waiting.map(({ ms }) => ms)).toEqual([250, 500, 1000, 2000, 3000, 3000, 3000, 3000]);
  expect(listener.state.mock.lastCall).toEqual([false, 8]);
});

test('a line that is up says so, and asks for full control again', () => {
  const { wire } = line(true);
  wire.hear(whole(1));
  wire.close();
  waiting[0]!.then();
  wires[1]!.hear(whole(1));
  expect(listener.state.mock.calls).toEqual([
    [true, 0],
    [false, 1],
    [true, 0],
  ]);
  expect(wires[1]!.sent).toEqual([{ ask: 'control', full: true }]);
});

test('questions are answered by number, and with nothing if the line breaks', async () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  const first = made.why('hand-1/a');
  const second = made.why('hand-1/b');
  const hint = made.hint(1);
  const reason = { code: 'DU-4', why: 'Not now.' };
  wire.hear({ news: 'because', id: 2, reasons: [reason] });
  wire.close();
  expect(await second).toEqual([reason]);
  expect(await first).toEqual([]);
  expect(await hint).toBeUndefined();
});

test('whoever looks through another seat forgets what was known', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.look(2);
  wire.hear({ news: 'step', from: 1, to: 2, prompt: 'For the other seat' });
  expect(listener.step).not.toHaveBeenCalled();
});

test('a refusal is told once', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.wish(1, { do: 'undo' });
  const { id } = wire.sent[0] as Extract<Ask, { ask: 'wish' }>;
  const why = { code: 'no-undo', why: 'There is nothing to take back.' };
  wire.hear({ news: 'refused', id, why });
  wire.hear({ news: 'refused', id, why });
  expect(listener.refused).toHaveBeenCalledExactlyOnceWith(why);
});

test('without a network the line is dropped at once, and dialled when it is back', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.drop();
  expect(listener.state.mock.lastCall).toEqual([false, 1]);
  made.retry();
  wires[1]!.hear(whole(1));
  expect(listener.state.mock.lastCall).toEqual([true, 0]);
  expect(wires).toHaveLength(2);
});

test('after the page was away the line is asked whether it still stands', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.check();
  expect(wire.sent).toEqual([{ ask: 'sync' }]);
  waiting[0]!.then();
  expect(listener.state.mock.lastCall).toEqual([false, 1]);
});

test('a line that answers stands', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.check();
  wire.hear(whole(1));
  made.check();
  expect(waiting).toHaveLength(2);
  expect(listener.state).toHaveBeenCalledOnce();
});

test('a wish that came too fast is said again later', () => {
  const { line: made, wire } = line();
  wire.hear(whole(1));
  made.wish(1, { do: 'undo' });
  wire.hear({ news: 'fault', code: 'too-fast', why: 'Too fast.', retry_ms: 300 });
  expect(listener.fault).not.toHaveBeenCalled();
  expect(waiting[0]!.ms).toBe(300);
  waiting[0]!.then();
  expect(wire.sent).toEqual([wire.sent[0], wire.sent[0]]);
});

test('other faults are told', () => {
  const { wire } = line();
  wire.hear({ news: 'fault', code: 'no-such-table', why: 'There is no such table.' });
  expect(listener.fault).toHaveBeenCalledOnce();
});

test('a line that was hung up is not dialled again', () => {
  line().line.close();
  expect(waiting).toEqual([]);
});
