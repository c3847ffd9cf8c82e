import { expect, test } from 'vitest';
import { isLang, spoken } from './languages';

test('the first language of the browser that Mazzo speaks is spoken', () => {
  expect(spoken(['de-CH', 'it-IT', 'en'])).toBe('it');
  expect(spoken(['zh-TW', 'en'])).toBe('zh-Hant');
  expect(spoken(['en-GB'])).toBe('en');
});

test('whoever speaks none of them hears English', () => {
  expect(spoken(['de', 'ja'])).toBe('en');
  expect(spoken([])).toBe('en');
});

test('only tags of languages Mazzo speaks are taken from what was kept', () => {
  expect(isLang('zh-Hant')).toBe(true);
  expect(isLang('fr')).toBe(false);
  expect(isLang(undefined)).toBe(false);
});
