import { expect, it } from 'vitest';
import { groups } from './perform';

it('cues of a kind that follow each other are watched together', () => {
  const cues = ['strike', 'damage', 'damage', 'defeat', 'damage'].map((kind) => ({ kind }));
  expect(groups(cues).map((group) => group.length)).toEqual([1, 2, 1, 1]);
});
