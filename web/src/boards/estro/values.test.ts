import { expect, it } from 'vitest';
import type { CardRow } from '../../wire/types';
import { estriOf, polygon, valuesOf } from './values';

const ozok: CardRow = {
  id: 'ozok',
  name: 'Ozok',
  line: '',
  text: '',
  suit: 'ardo',
  kind: 'empty',
  values: { atk: 16, def: 19, hel: 13, dex: 5, map: 19, tot: 72 },
};

it('ES-1.4: the primary value is the one its estro owns', () => {
  const values = valuesOf({ key: '1' }, ozok);
  expect(values.find((value) => value.primary)).toMatchObject({ name: 'atk', now: 16, trend: 'same' });
});

it('a value that changed says which way', () => {
  const values = valuesOf({ key: '1', values: { atk: 18, def: 3 } }, ozok);
  expect(values.map((value) => value.trend)).toEqual(['more', 'less', 'same', 'same', 'same']);
});

it('ES-8.9.5: a Chimera has both estri, the principal one first', () => {
  const piece = { key: '1', marks: ['manpo', 'ardo', 'chimera'] };
  expect(estriOf(piece, ozok)).toEqual(['manpo', 'ardo']);
  expect(valuesOf(piece, ozok).find((value) => value.primary)?.name).toBe('map');
});

it('ES-8.9.4: what a Chimera has from its donor is printed, not gained', () => {
  const piece = { key: '1', values: { atk: 22, dex: 17, 'printed-atk': 20, 'printed-dex': 17 } };
  const [atk, , , dex] = valuesOf(piece, ozok);
  expect([atk?.trend, dex?.trend]).toEqual(['more', 'same']);
});

it('a shape has five corners, and none leaves the reach', () => {
  const corners = polygon([0, 10, 34, 60, 17], 46).split(' ');
  expect(corners).toHaveLength(5);
  for (const corner of corners) {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(46.1);
  }
});
