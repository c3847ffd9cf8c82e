import { expect, test } from 'vitest';
import type { CardRow } from '../wire/types';
import { Catalogue } from './catalogue';

function catalogue(...names: string[]): Catalogue {
  const row = (name: string): CardRow => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    line: '',
    text: '',
    suit: '',
    kind: '',
    values: {},
  });
  return new Catalogue('any', 'en', names.map(row));
}

test('names of cards are found in sentences', () => {
  expect(catalogue('Oak', 'Close Strike').parts('Seat 1 plays Close Strike on Oak.')).toEqual([
    { text: 'Seat 1 plays ' },
    { text: 'Close Strike', card: 'close-strike' },
    { text: ' on ' },
    { text: 'Oak', card: 'oak' },
    { text: '.' },
  ]);
});

test('of names that begin alike the longest is meant', () => {
  const parts = catalogue('Strike', 'Strike Twice').parts('Strike Twice, then Strike');
  expect(parts.map(({ card }) => card)).toEqual(['strike-twice', undefined, 'strike']);
});

test('a name within a longer word is not meant', () => {
  expect(catalogue('Oak').parts('Oaken Soaked')).toEqual([{ text: 'Oaken Soaked' }]);
});

test('Chinese names stand among other words without spaces', () => {
  const parts = catalogue('橡樹').parts('座位1打出橡樹到戰場。');
  expect(parts.map(({ text }) => text)).toEqual(['座位1打出', '橡樹', '到戰場。']);
});

test('names with signs of patterns are names', () => {
  const parts = catalogue('Why? (1)').parts('It is Why? (1).');
  expect(parts.map(({ card }) => card !== undefined)).toEqual([false, true, false]);
});

test('without cards a sentence is itself', () => {
  expect(catalogue().parts('Nothing.')).toEqual([{ text: 'Nothing.' }]);
  expect(catalogue().card('oak')).toBeUndefined();
});
