import { expect, test } from 'vitest';
import { sensible } from './settings.svelte';

test('whoever has set nothing follows browser and device', () => {
  expect(sensible(undefined, false)).toEqual({
    lang: null,
    theme: 'system',
    motion: 'system',
    sound: true,
    cardSize: 1,
    control: false,
    level: 'easy',
  });
});

test('sound is off on phones, unless somebody wants it', () => {
  expect(sensible({}, true).sound).toBe(false);
  expect(sensible({ sound: true }, true).sound).toBe(true);
});

test('what makes no sense is as usual', () => {
  const kept = { lang: 'xx', theme: 7, motion: null, sound: 'yes', cardSize: 99, level: 'god' };
  expect(sensible(kept, false)).toEqual(sensible({}, false));
});
