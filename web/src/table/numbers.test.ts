import { describe, expect, it } from 'vitest';
import { numbersOf } from './numbers';
import type { Choice } from '../wire/types';

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
