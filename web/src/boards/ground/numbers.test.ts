import { expect, it } from 'vitest';
import { numbersIn } from './numbers';

it('numbers are found in every language', () => {
  expect(numbersIn('3 of 8')).toEqual([3, 8]);
  expect(numbersIn('3 su 8')).toEqual([3, 8]);
  expect(numbersIn('3（共 8）')).toEqual([3, 8]);
  expect(numbersIn(undefined)).toEqual([]);
});
