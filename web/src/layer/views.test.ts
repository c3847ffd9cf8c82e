import { expect, test } from 'vitest';
import type { Piece, Scene } from '../wire/types';
import { follow } from './follow';
import type { Placement } from './layout';
import { viewsOf, type Sight } from './views';

const piece = (key: string): Piece => ({ key, card: key });

const scene: Scene = {
  board: 'any',
  status: [],
  zones: [
    { key: 'hand', name: 'Hand', kind: 'hand', pieces: [piece('a'), piece('b'), piece('b')] },
  ],
};

const placement: Placement = {
  zones: new Map([['hand', { x: 0, y: 0, width: 300, height: 100 }]]),
  pieces: new Map(
    [0, 1, 2].map((i) => [
      `hand#${i}`,
      { x: i * 100, y: 0, width: 70, height: 98, look: 'face' as const, layer: i },
    ]),
  ),
  height: 100,
};

function sight(more: Partial<Sight> = {}): Sight {
  return {
    next: new Set(),
    pointed: [],
    touched: [],
    targets: new Set(),
    hinted: [],
    filled: new Set(),
    rover: undefined,
    label: (piece) => piece.key,
    ...more,
  };
}

const following = follow(undefined, scene);
const first = viewsOf(following, placement, sight(), []);

test('a view that did not change stays the same object', () => {
  const again = viewsOf(following, placement, sight({ next: new Set(['hand/a']) }), first);
  expect(again[0]).not.toBe(first[0]);
  expect(again[0]?.isUsable).toBe(true);
  expect(again[1]).toBe(first[1]);
});

test.each([
  ['wide', { x: 10, y: 20, width: 300, height: 98 }, { x: 125, y: 20, width: 70, height: 98 }],
  ['high', { x: 10, y: 20, width: 70, height: 298 }, { x: 10, y: 120, width: 70, height: 98 }],
])('a card without a place waits unseen in its %s zone, and is a card there too', (_, zone, box) => {
  const folded = { ...placement, zones: new Map([['hand', zone]]), pieces: new Map() };
  const [view] = viewsOf(following, folded, sight(), []);
  expect(view).toMatchObject({ isHidden: true, place: { ...box, look: 'back' } });
});

test('of twins the one that was touched is pointed at', () => {
  const twin = first[2]?.id;
  const touched = viewsOf(
    following,
    placement,
    sight({ pointed: ['hand/b'], touched: [twin] }),
    [],
  );
  expect(touched.map((view) => view.isPointed)).toEqual([false, false, true]);
  const both = sight({ pointed: ['hand/b', 'hand/b'], touched: [twin, undefined] });
  expect(viewsOf(following, placement, both, []).map((view) => view.isPointed)).toEqual([
    false,
    true,
    true,
  ]);
});

test('a piece that fills its place is pointed at for it', () => {
  const sighted = sight({ filled: new Set(['hand']), next: new Set(['hand', 'hand/a']) });
  const views = viewsOf(following, placement, sighted, []);
  expect(views.map((view) => view.address)).toEqual(['hand/a', 'hand', 'hand']);
  expect(views.every((view) => view.isUsable)).toBe(true);
});

test('a row that was pointed at leaves its pieces alone', () => {
  const pointed = (filled: string[]) =>
    viewsOf(following, placement, sight({ pointed: ['hand'], filled: new Set(filled) }), []).map(
      (view) => view.isPointed,
    );
  expect(pointed([])).toEqual([false, false, false]);
  expect(pointed(['hand'])).toEqual([true, false, false]);
});

test('after something was pointed at, what comes next is a target', () => {
  const views = viewsOf(
    following,
    placement,
    sight({ pointed: ['hand/b'], next: new Set(['hand/a']) }),
    [],
  );
  expect(views.map((view) => view.isTarget)).toEqual([true, false, false]);
});
