import { expect, test } from 'vitest';
import type { Scene } from '../wire/types';
import type { Placement } from './layout';
import { zoneViewsOf } from './zones';

const scene: Scene = {
  board: 'any',
  status: [],
  zones: [
    { key: 'hand', name: 'Hand', kind: 'hand', seat: 1, pieces: [{ key: 'a', card: 'a' }] },
    { key: 'shown', name: 'Shown', kind: 'aside' },
  ],
};

const hand = { x: 0, y: 0, width: 300, height: 100 };
const shown = { x: 0, y: 200, width: 300, height: 100, titled: true };
const placement = (zones: [string, typeof hand][]): Placement => ({
  zones: new Map(zones),
  pieces: new Map(),
  height: 100,
});

const sight = {
  next: new Set<string>(),
  pointed: [],
  targets: new Set<string>(),
  hinted: [],
  filled: new Set<string>(),
  rover: undefined,
};

const both = placement([
  ['hand', hand],
  ['shown', shown],
]);
const first = zoneViewsOf(scene, both, new Map(), sight, 1, []);

test('a view that did not change stays the same object', () => {
  const again = zoneViewsOf(scene, both, new Map([['shown', 'card-1']]), sight, 1, first);
  expect(again[0]).toBe(first[0]);
  expect(again[1]).toMatchObject({ owns: 'card-1' });
});

test('a zone that loses its place is absent, and keeps what it was like', () => {
  const [, view] = zoneViewsOf(scene, placement([['hand', hand]]), new Map(), sight, 1, first);
  expect(view).toMatchObject({ isAbsent: true, place: shown });
});

test('a zone that can be pointed at is lit, and a target once something was pointed at', () => {
  const next = new Set(['hand']);
  const [lit] = zoneViewsOf(scene, both, new Map(), { ...sight, next }, 1, first);
  expect(lit).toMatchObject({ isUsable: true, isTarget: false, isNear: true });
  const further = { ...sight, next, pointed: ['deck'] };
  expect(zoneViewsOf(scene, both, new Map(), further, 1, first)[0]?.isTarget).toBe(true);
});
