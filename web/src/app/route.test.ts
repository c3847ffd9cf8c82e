import { expect, test } from 'vitest';
import { route, tablePath } from './route';

test('every page has its address', () => {
  expect(route('/')).toEqual({ page: 'home' });
  expect(route('/new/estro')).toEqual({ page: 'new', game: 'estro' });
  expect(route('/table/abc')).toEqual({ page: 'table', code: 'abc' });
  expect(route('/join/abc/secret')).toEqual({ page: 'table', code: 'abc', invite: 'secret' });
  expect(route('/watch/')).toEqual({ page: 'watch' });
  expect(route('/settings')).toEqual({ page: 'settings' });
});

test('an address of no page is lost', () => {
  for (const path of [
    '/new',
    '/table',
    '/join/abc',
    '/elsewhere',
    '/watch/now',
    '/a/b/c/d',
    '/%',
  ]) {
    expect(route(path)).toEqual({ page: 'lost' });
  }
});

test('a link to a table leads to it', () => {
  expect(route(tablePath('abc'))).toEqual({ page: 'table', code: 'abc' });
  expect(route(tablePath('abc', 's'))).toEqual({ page: 'table', code: 'abc', invite: 's' });
});
