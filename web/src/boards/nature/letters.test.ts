import { expect, it } from 'vitest';
import { nameLength, textHeight } from './letters';

const PICTURE = { width: 60, height: 60 };

it('a Chinese sign is about as long as two letters', () => {
  expect(nameLength('葛礫')).toBe(2);
  expect(nameLength('Pebb')).toBeCloseTo(2.24);
});

it('a text is higher in larger letters and in narrower lines, and no lower than its picture', () => {
  const height = (length: number, width: number, letters: number) =>
    textHeight(length, width, letters, PICTURE);
  expect(height(200, 350, 13)).toBeGreaterThan(height(200, 350, 11));
  expect(height(200, 280, 11)).toBeGreaterThan(height(200, 350, 11));
  expect(height(1, 300, 12)).toBe(PICTURE.height);
});
