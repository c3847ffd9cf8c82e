import { expect, test } from 'vitest';
import type { Scene, Zone } from '../wire/types';
import { flow } from './flow';
import type { Room } from './layout';

const room: Room = { width: 390, height: 700, near: 2, cardSize: 1, touch: true };

function zone(key: string, kind: Zone['kind'], seat: number | undefined, count: number): Zone {
  const pieces = Array.from({ length: count }, (_, i) => ({ key: `${i}`, card: 'a' }));
  return { key, name: key, kind, pieces, ...(seat ? { seat } : {}) };
}

const scene: Scene = {
  board: 'duel',
  status: [],
  zones: [
    zone('hand-1', 'hand', 1, 5),
    zone('field-1', 'row', 1, 2),
    zone('field-2', 'row', 2, 2),
    zone('hand-2', 'hand', 2, 12),
    zone('pile', 'pile', undefined, 3),
  ],
};

const placement = flow(scene, room);

test('the near seat lies below, its hand last', () => {
  const y = (key: string) => placement.zones.get(key)?.y ?? NaN;
  expect(y('hand-1')).toBeLessThan(y('field-1'));
  expect(y('field-1')).toBeLessThan(y('pile'));
  expect(y('pile')).toBeLessThan(y('field-2'));
  expect(y('field-2')).toBeLessThan(y('hand-2'));
});

test('everything has a place within the width, and no card is too small', () => {
  for (const { key, pieces } of scene.zones) {
    for (const i of pieces?.keys() ?? []) {
      const place = placement.pieces.get(`${key}#${i}`);
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(room.width);
      expect(place?.width).toBeGreaterThanOrEqual(64);
    }
  }
});

test('a pile opens as a list', () => {
  expect(placement.zones.get('pile')?.folded).toBe(true);
});
