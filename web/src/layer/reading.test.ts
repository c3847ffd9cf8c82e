import { expect, test } from 'vitest';
import type { Scene } from '../wire/types';
import { follow } from './follow';
import type { Placement } from './layout';
import { filledOf, idsOf, ownedOf, thingsOf } from './reading';

const scene: Scene = {
  board: 'any',
  status: [],
  zones: [
    { key: 'row', name: 'Row', kind: 'row', pieces: [{ key: 'a', card: 'a' }] },
    { key: 'full', name: 'Full', kind: 'space', pieces: [{ key: 'b', card: 'b' }] },
    { key: 'free', name: 'Free', kind: 'space' },
    { key: 'pile', name: 'Pile', kind: 'pile', pieces: [{ key: 'c', card: 'c' }] },
  ],
};

const box = { x: 0, y: 0, width: 10, height: 10 };
const placement: Placement = {
  zones: new Map(
    scene.zones.map(({ key }) => [key, key === 'pile' ? { ...box, folded: true } : box]),
  ),
  pieces: new Map(
    ['row#0', 'full#0', 'pile#0'].map((name) => [
      name,
      { ...box, look: 'face' as const, layer: 0 },
    ]),
  ),
  height: 10,
};
const ids = idsOf(follow(undefined, scene));

function names(...next: string[]): string[] {
  const things = thingsOf(scene, placement, ids, new Set(next), filledOf(scene));
  return things.map(({ name, usable }) => (usable ? `${name}!` : name));
}

test('cards and piles can always be read', () => {
  expect(names()).toEqual(['card-1', 'card-2', 'zone-pile']);
});

test('a zone is a thing while it can be pointed at', () => {
  expect(names('free', 'row')).toEqual([
    'zone-row!',
    'card-1',
    'card-2',
    'zone-free!',
    'zone-pile',
  ]);
});

test('a piece stands for the place it fills', () => {
  expect(names('full')).toEqual(['card-1', 'card-2!', 'zone-pile']);
});

test('a pile stands for what lies in it', () => {
  expect(names('pile/c')).toEqual(['card-1', 'card-2', 'zone-pile!']);
});

test('a zone owns the elements that lie in it, a pile none', () => {
  expect([...ownedOf(scene, placement, ids)]).toEqual([
    ['row', 'card-1'],
    ['full', 'card-2'],
    ['free', ''],
    ['pile', ''],
  ]);
});
