import { expect, test } from 'vitest';
import type { Piece, Scene, Zone } from '../wire/types';
import { follow, type Following } from './follow';

function zone(key: string, pieces: Piece[], more: Partial<Zone> = {}): Zone {
  return { key, name: key, kind: 'row', pieces, ...more };
}

function scene(...zones: Zone[]): Scene {
  return { board: 'any', status: [], zones };
}

const card = (card: string): Piece => ({ key: card, card });
const back = (key = 'back'): Piece => ({ key });

/** The id of the piece at this place. */
function at(following: Following, zone: string, index = 0): number | undefined {
  return following.pieces.find((piece) => piece.zone === zone && piece.index === index)?.id;
}

test('a card that stays keeps its id, wherever it lies in its zone', () => {
  const before = follow(undefined, scene(zone('hand', [card('a'), card('b')])));
  const after = follow(before, scene(zone('hand', [card('b'), card('c'), card('a')])));
  expect(at(after, 'hand', 0)).toBe(at(before, 'hand', 1));
  expect(at(after, 'hand', 2)).toBe(at(before, 'hand', 0));
  expect(after.moved).toEqual([]);
  expect(after.came.map((one) => one.id)).toEqual([at(after, 'hand', 1)]);
});

test('a card that changes its zone keeps its id', () => {
  const before = follow(undefined, scene(zone('hand', [card('a'), card('b')]), zone('field', [])));
  const after = follow(before, scene(zone('hand', [card('a')]), zone('field', [card('b')])));
  expect(at(after, 'field')).toBe(at(before, 'hand', 1));
  expect(after.moved).toEqual([at(after, 'field')]);
  expect([after.came, after.went]).toEqual([[], []]);
});

test('of twins the one of the same seat is followed', () => {
  const field = (pieces: Piece[]) => zone('field-2', pieces, { seat: 2 });
  const hands = (one: Piece[], two: Piece[]) => [
    zone('hand-1', one, { seat: 1 }),
    zone('hand-2', two, { seat: 2 }),
  ];
  const before = follow(undefined, scene(...hands([card('a')], [card('a')]), field([])));
  const after = follow(before, scene(...hands([], []), field([card('a')])));
  expect(at(after, 'field-2')).toBe(at(before, 'hand-2'));
  expect(after.went.map((one) => one.id)).toEqual([at(before, 'hand-1')]);
});

test('a card that is turned over where it lies keeps its id', () => {
  const before = follow(undefined, scene(zone('space', [back('slot')])));
  const after = follow(before, scene(zone('space', [{ key: 'slot', card: 'a' }])));
  expect(at(after, 'space')).toBe(at(before, 'space'));
});

test('a card played from a hidden hand is one of its backs', () => {
  const hand = (count: number) =>
    zone(
      'hand-2',
      Array.from({ length: count }, () => back()),
      { seat: 2, kind: 'hand' },
    );
  const field = (pieces: Piece[]) => zone('field-2', pieces, { seat: 2 });
  const before = follow(undefined, scene(hand(3), field([])));
  const after = follow(before, scene(hand(2), field([card('a')])));
  const backs = before.pieces.map((piece) => piece.id);
  expect(backs).toContain(at(after, 'field-2'));
  expect(after.pieces).toHaveLength(3);
  expect(after.came).toEqual([]);
});

test('tokens are no cards that lay face-down', () => {
  const token = { key: 'gold', name: 'Gold' };
  const before = follow(
    undefined,
    scene(zone('panel', [token], { kind: 'panel' }), zone('row', [])),
  );
  const after = follow(
    before,
    scene(zone('panel', [], { kind: 'panel' }), zone('row', [card('a')])),
  );
  expect(after.came).toHaveLength(1);
  expect(after.went).toHaveLength(1);
});

test('a card that comes was drawn from a deck that has fewer, its own first', () => {
  const decks = (one: number, two: number, pieces: Piece[]) =>
    scene(
      zone('deck-2', [], { kind: 'deck', seat: 2, count: two }),
      zone('deck-1', [], { kind: 'deck', seat: 1, count: one }),
      zone('hand-1', pieces, { kind: 'hand', seat: 1 }),
    );
  const before = follow(undefined, decks(9, 9, []));
  const after = follow(before, decks(8, 8, [card('a')]));
  expect(after.came).toEqual([{ id: at(after, 'hand-1'), from: 'deck-1' }]);
});

test('a card that goes lies under a number that grew', () => {
  const scenes = (count: number, pieces: Piece[]) =>
    scene(zone('row', pieces, { seat: 1 }), zone('lost', [], { kind: 'pile', count }));
  const before = follow(undefined, scenes(0, [card('a')]));
  const after = follow(before, scenes(1, []));
  expect(after.went).toMatchObject([{ zone: 'row', to: 'lost' }]);
});

test('pieces are told by id, so that elements never change places', () => {
  const before = follow(undefined, scene(zone('row', [card('a'), card('b'), card('c')])));
  const after = follow(before, scene(zone('row', [card('c'), card('d'), card('a')])));
  const ids = after.pieces.map((piece) => piece.id);
  expect(ids).toEqual([...ids].sort((one, other) => one - other));
  expect(after.pieces.map((piece) => piece.piece.card)).toEqual(['a', 'c', 'd']);
});
