import { describe, expect, it } from 'vitest';
import { countsOf, numbersOf } from './numbers';
import type { Choice, Zone } from '../wire/types';

function choices(labels: string[]): Choice[] {
  return labels.map((label, i) => ({ text: `total ${i}`, label, things: [] }) as Choice);
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => `Say ${i}`);

describe('answers that are numbers', () => {
  it('are found by their number', () => {
    const found = numbersOf(choices(upTo(400)));
    expect(found).toMatchObject({ least: 0, most: 400 });
    expect(found?.byNumber.get(37)?.text).toBe('total 37');
  });

  it('stay buttons if there are few', () => {
    expect(numbersOf(choices(upTo(6)))).toBeUndefined();
  });

  it('stay buttons if they differ in anything else', () => {
    expect(numbersOf(choices([...upTo(20), 'Pass']))).toBeUndefined();
    expect(numbersOf(choices([...upTo(20), 'Tell 21']))).toBeUndefined();
    expect(numbersOf(choices([...upTo(20), 'Say 3']))).toBeUndefined();
    expect(numbersOf(choices(upTo(20).map((label, i) => `${label} of ${i}`)))).toBeUndefined();
  });
});

describe('numbers that are left to be pointed at', () => {
  const put = (count: number, space: string): Choice => ({
    text: `put ${count} on ${space}`,
    label: `Put ${count} shields on ${space}`,
    path: [space, `amounts/${count}`],
  });
  const all = [put(1, 'a'), put(2, 'a'), put(3, 'a'), put(1, 'b')];
  const zone: Zone = { key: 'amounts', name: 'How many?', kind: 'aside', pieces: [{ key: '1', name: '1 shield' }] };

  it('are found by their number, once all else was pointed at', () => {
    const found = countsOf(all, ['a'], [zone]);
    expect(found).toMatchObject({ least: 1, most: 3 });
    expect(found?.byNumber.get(2)?.text).toBe('put 2 on a');
    expect(countsOf(all, [], [zone])).toBeUndefined();
  });

  it('are no cards, and nothing that leads further', () => {
    const cards = { ...zone, pieces: [{ key: '1', card: 'cedar' }] };
    expect(countsOf(all, ['a'], [cards])).toBeUndefined();
    expect(countsOf(all, ['a'], [{ ...zone, kind: 'hand' }])).toBeUndefined();
    expect(countsOf(all, ['a'], [])).toBeUndefined();
    const further = { ...put(4, 'a'), path: ['a', 'amounts/4', 'b'] };
    expect(countsOf([...all, further], ['a'], [zone])).toBeUndefined();
    const done = { ...put(4, 'a'), path: ['a'] };
    expect(countsOf([...all, done], ['a'], [zone])).toBeUndefined();
  });
});
