import { expect, test } from 'vitest';
import { face, left } from './clock';

const clock = { move_ms: 20_000, bank_ms: 60_000, running: true };

test('the time of the move runs before the bank', () => {
  expect(left(clock, 5000)).toEqual({ move: 15_000, bank: 60_000 });
  expect(left(clock, 25_000)).toEqual({ move: 0, bank: 55_000 });
  expect(left(clock, 999_999)).toEqual({ move: 0, bank: 0 });
});

test('a clock that stands shows what it was told', () => {
  expect(left({ ...clock, running: false }, 25_000)).toEqual({ move: 20_000, bank: 60_000 });
});

test('clocks show minutes and seconds', () => {
  expect([face(65_000), face(59_001), face(0)]).toEqual(['1:05', '1:00', '0:00']);
});
