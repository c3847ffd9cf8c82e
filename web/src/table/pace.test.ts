import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step, Whole } from '../wire/types';
import { Pace } from './pace';

let shown: number[];
let watched: string[][];
let moves: boolean;
let stands: boolean;

function pace(): Pace {
  return new Pace({
    watch: (cues) => watched.push(cues.map((cue) => cue.kind)),
    show: (after) => shown.push(after.number),
    moves: () => moves,
    stands: () => stands,
  });
}

function step(to: number, ...cues: string[]): [Step, Whole] {
  const scene = { patch: {} };
  const step: Step = { from: to - 1, to, scene, cues: cues.map((kind) => ({ kind })) };
  return [step, { number: to } as Whole];
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  watched = [];
  moves = true;
  stands = false;
});

afterEach(() => vi.useRealTimers());

test('the first step is shown at once, the next after a glance', () => {
  const made = pace();
  made.add(...step(1));
  made.add(...step(2));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 2]);
});

test('what is to be watched comes before the scene after it', () => {
  const made = pace();
  made.add(...step(1, 'strike'));
  expect([watched, shown]).toEqual([[['strike']], []]);
  made.watched();
  expect([watched, shown]).toEqual([[['strike'], []], [1]]);
});

test('nothing is watched for ever', () => {
  pace().add(...step(1, 'spin'));
  vi.advanceTimersByTime(6000);
  expect(shown).toEqual([1]);
});

test('skipping shows every step in order, at once', () => {
  const made = pace();
  made.add(...step(1, 'clash'));
  made.add(...step(2));
  made.add(...step(3, 'roll'));
  made.skip();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test('without motion nothing waits', () => {
  moves = false;
  const made = pace();
  made.add(...step(1, 'clash'));
  made.add(...step(2));
  expect([shown, watched]).toEqual([[1, 2], []]);
});

test('what was cleared is never shown', () => {
  const made = pace();
  made.add(...step(1, 'clash'));
  made.add(...step(2));
  made.clear();
  made.watched();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
});

test('where nothing may move, what came of a step is left to be seen after it', () => {
  moves = false;
  stands = true;
  const made = pace();
  made.add(...step(1, 'clash'));
  expect(shown).toEqual([1]);
  expect(watched).toEqual([['clash']]);
  made.watched();
  expect(watched).toEqual([['clash'], []]);
  expect(shown).toEqual([1]);
});
