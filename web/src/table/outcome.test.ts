import { expect, test } from 'vitest';
import type { TableView } from '../wire/types';
import { outcome } from './outcome';

/** A table with these sides, where the seats of this list are one's own. */
function table(sides: number[], yours: number[], payoffs?: number[]): TableView {
  return {
    code: 'abc',
    game: 'duel',
    options: {},
    stage: payoffs ? 'over' : 'playing',
    seats: sides.map((side, i) => ({
      seat: i + 1,
      name: `Bot (${i + 1})`,
      sitter: { kind: 'bot', level: 'easy' },
      yours: yours.includes(i + 1),
      side,
      asked: false,
    })),
    undo: { kind: 'no' },
    public: false,
    watchers: 0,
    ...(payoffs ? { payoffs } : {}),
  };
}

test('a seat that was paid has won, the others have lost', () => {
  expect(outcome(table([1, 2], [1], [1, -1]))).toBe('won');
  expect(outcome(table([1, 2], [2], [1, -1]))).toBe('lost');
  expect(outcome(table([1, 2, 1, 2], [3], [1, -1, 1, -1]))).toBe('won');
});

test('nobody paid is a draw', () => {
  expect(outcome(table([1, 2], [1], [0, 0]))).toBe('draw');
});

test('a side that plays alone can lose with nobody winning', () => {
  expect(outcome(table([1, 1], [1], [-1, -1]))).toBe('lost');
});

test('whoever watched, or had both sides at one screen, saw others win', () => {
  expect(outcome(table([1, 2], [], [1, -1]))).toBe('others');
  expect(outcome(table([1, 2], [1, 2], [1, -1]))).toBe('others');
});

test('a game that is on has not ended', () => {
  expect(outcome(table([1, 2], [1]))).toBeUndefined();
});
