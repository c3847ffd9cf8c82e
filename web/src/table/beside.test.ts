import { expect, test } from 'vitest';
import { beside } from './beside';

const page = { width: 400, height: 800 };
const note = { width: 200, height: 100 };
const thing = (x: number, y: number, width = 70) => ({ x, y, width, height: 100 });

test('a note stands to the right while there is room', () => {
  expect(beside(thing(20, 300), note, page)).toEqual({ x: 100, y: 300 });
});

test('else to the left', () => {
  expect(beside(thing(300, 300), note, page)).toEqual({ x: 90, y: 300 });
});

test('else above, or below at the top of the page', () => {
  expect(beside(thing(160, 600), note, page)).toEqual({ x: 95, y: 490 });
  expect(beside(thing(160, 10), note, page)).toEqual({ x: 95, y: 120 });
});

test('it never leaves the page', () => {
  expect(beside(thing(20, 0), note, page).y).toBe(8);
  expect(beside(thing(20, 790), note, page).y).toBe(692);
});
