import { expect, test } from 'vitest';
import type { Placement } from './layout';
import { steadily, steady } from './steady';

test('a list with the same items is the same list', () => {
  const kept = steadily<{ key: string; count: number }>();
  const first = kept([{ key: 'a', count: 1 }, { key: 'b', count: 2 }]);
  expect(kept([{ key: 'a', count: 1 }, { key: 'b', count: 2 }])).toBe(first);
});

test('only the item that changed is another one', () => {
  const kept = steadily<{ key: string; count?: number }>();
  const first = kept([{ key: 'a', count: 1 }, { key: 'b', count: 2 }]);
  const second = kept([{ key: 'a', count: 1 }, { key: 'b' }]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).toEqual({ key: 'b' });
  expect(kept([{ key: 'a', count: 1 }])).toHaveLength(1);
});

test('places that are the same are kept', () => {
  const placement = (x: number): Placement => ({
    zones: new Map([
      ['hand', { x, y: 0, width: 10, height: 10 }],
      ['deck', { x: 5, y: 0, width: 10, height: 10, titled: true }],
    ]),
    pieces: new Map(),
    height: 10,
  });
  const before = placement(0);
  const now = steady(before, placement(1));
  expect(now.zones.get('deck')).toBe(before.zones.get('deck'));
  expect(now.zones.get('hand')).toEqual({ x: 1, y: 0, width: 10, height: 10 });
});
