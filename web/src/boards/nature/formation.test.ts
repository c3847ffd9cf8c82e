import { expect, it } from 'vitest';
import { formationOf, spotOf } from './formation';

it('CN-2.3.3: there are 9 connections in the small formation and 27 in the large one', () => {
  expect(formationOf(6).connections).toHaveLength(9);
  expect(formationOf(12).connections).toHaveLength(27);
});

it('CN-2.3.1: spaces are counted front to back, left to right', () => {
  const six = formationOf(6);
  expect([1, 2, 3, 4, 5, 6].map((space) => spotOf(six, space))).toEqual([
    { row: 0, aside: 0 },
    { row: 1, aside: -0.5 },
    { row: 1, aside: 0.5 },
    { row: 2, aside: -1 },
    { row: 2, aside: 0 },
    { row: 2, aside: 1 },
  ]);
});

it('CN-2.3.3: connected spaces are neighbours in a row or in rows one behind the other', () => {
  for (const spaces of [6, 12]) {
    const formation = formationOf(spaces);
    for (const [one, other] of formation.connections) {
      const [a, b] = [spotOf(formation, one), spotOf(formation, other)];
      expect(Math.abs(a.row - b.row)).toBeLessThanOrEqual(1);
      expect(Math.abs(a.aside - b.aside)).toBeLessThan(2);
    }
  }
});
