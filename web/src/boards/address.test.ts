import { describe, expect, it } from 'vitest';
import type { Placement } from '../layer/layout';
import type { Scene } from '../wire/types';
import { factOf, parts, placeOf, zoneOf } from './address';

const scene: Scene = {
  board: 'estro-duel',
  status: [],
  zones: [
    { key: 'field-1', name: 'Your side', kind: 'row', pieces: [{ key: '3' }, { key: '7' }] },
    { key: 'zone-tech', name: 'Tech', kind: 'space', pieces: [{ key: 'power' }] },
    { key: 'player-1', name: 'You', kind: 'panel', facts: [{ key: 'tokens', name: 'Tokens', value: '2' }] },
  ],
};
const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
const placement: Placement = {
  zones: new Map([
    ['field-1', box(0)],
    ['zone-tech', box(100)],
    ['player-1', box(200)],
  ]),
  pieces: new Map([
    ['field-1#1', { ...box(20), look: 'face', layer: 1 }],
    ['zone-tech#0', { ...box(101), look: 'face', layer: 1 }],
  ]),
  height: 10,
};

describe('a thing', () => {
  it('is a zone, or a piece in it', () => {
    expect(parts('hand-1')).toEqual({ zone: 'hand-1', key: undefined });
    expect(parts('hand-1/ozok')).toEqual({ zone: 'hand-1', key: 'ozok' });
  });

  it('lies where its piece lies', () => {
    expect(placeOf('field-1/7', scene, placement)).toMatchObject({ piece: 'field-1#1', box: { x: 20 } });
  });

  it('lies where its zone lies if its piece is not seen', () => {
    expect(placeOf('field-1/3', scene, placement)).toEqual({ piece: undefined, box: box(0) });
    expect(placeOf('player-1', scene, placement)?.box.x).toBe(200);
  });

  it('is the piece if it is a space with a piece in it', () => {
    expect(placeOf('zone-tech', scene, placement)?.piece).toBe('zone-tech#0');
  });

  it('is found by its number, wherever on the field it lies', () => {
    expect(placeOf('field/7', scene, placement)?.piece).toBe('field-1#1');
    expect(placeOf('field/9', scene, placement)).toBeUndefined();
  });

  it('has facts', () => {
    expect(factOf(zoneOf(scene, 'player-1'), 'tokens')).toBe('2');
    expect(factOf(zoneOf(scene, 'field-1'), 'tokens')).toBeUndefined();
  });
});
