import { expect, test } from 'vitest';
import type { CardRow } from '../wire/types';
import { printOf } from './print';
import { compared } from './values';

function row(id: string, line: string, text: string, atk: number): CardRow {
  return { id, name: id, line, text, suit: '', kind: '', values: { atk } };
}

const cards = [row('ozok', 'empty card', 'It has no gift.', 16), row('sivra', 'gift 1V', 'It doubles.', 20)];
const find = (id: string) => cards.find((card) => card.id === id);

test('a piece says what stands on its card', () => {
  expect(printOf(find('ozok'), { key: '1' }, find)).toEqual({
    cards: [cards[0]],
    lines: [{ line: 'empty card' }],
    text: 'It has no gift.',
  });
});

test('ES-8.9.5: a piece of two cards says what stands on both, and has the gift of the donor', () => {
  const chimera = { key: '1', marks: ['chimera', 'donor-sivra'] };
  expect(printOf(find('ozok'), chimera, find)).toEqual({
    cards,
    lines: [
      { name: 'ozok', line: 'empty card' },
      { name: 'sivra', line: 'gift 1V' },
    ],
    text: 'It doubles.',
  });
});

test('ES-8.9.4: what is printed on two cards is what the piece says', () => {
  const chimera = { key: '1', values: { atk: 22, 'printed-atk': 20 } };
  const [atk] = compared(find('ozok'), chimera);
  expect(atk).toMatchObject({ key: 'atk', printed: 20, now: 22 });
});
