import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, News } from '../wire/messages';
import type { Socket, World } from '../wire/socket';
import { Session } from './session.svelte';

vi.mock('../sound/sound', () => ({ play: () => {} }));

/** What the session sent, and where it is told things. */
let sent: Ask[];
let socket: Socket;

const world: World = {
  dial: () => {
    socket = {
      readyState: 1,
      onmessage: null,
      onclose: null,
      send: (text) => void sent.push(JSON.parse(String(text))),
      close: () => {},
    };
    return socket;
  },
  wait: () => 0,
  stop: () => {},
  random: () => 0.5,
};

function hear(news: News): void {
  socket.onmessage?.call(socket as never, { data: JSON.stringify(news) } as MessageEvent);
}

/** A session that is asked whether to end, and watches a blow meanwhile. */
function watching(): Session {
  const session = new Session('abc', undefined, world);
  session.isWatched = true;
  hear({
    news: 'whole',
    number: 1,
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
    prompt: 'Now?',
    choices: [{ text: 'end', label: 'End' }],
    log: [],
  });
  hear({ news: 'step', from: 1, to: 2, cues: [{ kind: 'strike' }], prompt: 'And now?' });
  return session;
}

function refuse(): void {
  const last = sent.at(-1);
  if (last?.ask !== 'wish') throw new Error('nothing was wished');
  hear({ news: 'refused', id: last.id, why: { code: 'stale', why: 'Too late.' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  sent = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is still being watched is shown at once where a choice came too late', () => {
  const session = watching();
  expect(session.whole?.prompt).toBe('Now?');
  session.choose(session.choices[0]!);
  refuse();
  expect(session.whole?.prompt).toBe('And now?');
  expect(session.cues).toEqual([]);
  expect(session.choices).toHaveLength(1);
});

test('what is said again is not said beside itself, and goes a moment after the last time', () => {
  const session = watching();
  for (let time = 0; time < 3; time++) {
    session.choose(session.choices[0]!);
    refuse();
    vi.advanceTimersByTime(2000);
  }
  expect(session.notices.map((notice) => notice.text)).toEqual(['Too late.']);
  vi.advanceTimersByTime(2900);
  expect(session.notices).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(session.notices).toEqual([]);
});
