import { expect, it } from 'vitest';
import { nameLength } from './letters';
import { longerHalf, nameStyle } from './name';

it('a name is broken where its lines are about as long as each other', () => {
  expect(longerHalf('Coastal Coyote')).toBe(nameLength('Coastal'));
  expect(longerHalf('Distant Double Strike')).toBe(nameLength('Double Strike'));
  expect(longerHalf('Cobble')).toBe(nameLength('Cobble'));
  expect(longerHalf('紅寶石守護者')).toBeLessThan(6);
});

it('a long name takes two lines, low ones where something lies on the card', () => {
  const low = { width: 100, height: 78 };
  expect(nameStyle('Coastal Coyote', low, true, false)).toMatchObject({ two: true, tight: false });
  expect(nameStyle('Coastal Coyote', low, true, true)).toMatchObject({ two: true, tight: true });
  expect(nameStyle('Cobble', low, false, true)).toMatchObject({ two: false, small: false });
});

it('what stands beside a name gives way before the name is cut', () => {
  const narrow = { width: 70, height: 84 };
  expect(nameStyle('Elemental Incantation', narrow, false, false)).toMatchObject({
    small: true,
    crowded: true,
  });
  expect(nameStyle('Cobble', narrow, false, false).crowded).toBe(false);
  expect(nameStyle('Onyx Bearer', { width: 100, height: 90 }, true, false).rows).toBe(true);
});
