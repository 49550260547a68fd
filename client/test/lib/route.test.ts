import { expect, test } from 'vitest';
import { PATHS } from '../../src/lib/protocol';
import { parse } from '../../src/lib/route.svelte';

test.each([
  ['/', { screen: 'landing' }],
  ['/t/abc', { screen: 'table', table: 'abc' }],
  ['/rules', { screen: 'rules', edition: null }],
  ['/rules/plus', { screen: 'rules', edition: 'plus' }],
  ['/learn', { screen: 'learn' }],
  ['/replay/abc/2', { screen: 'replay', table: 'abc', game: 2 }],
  ['/challenge/abc', { screen: 'challenge', challenge: 'abc' }],
  ['/day', { screen: 'day', day: null }],
  ['/day/2026-11-17', { screen: 'day', day: '2026-11-17' }],
  ['/replay/abc/two', { screen: 'nowhere' }],
  ['/t/abc/secret', { screen: 'nowhere' }],
  ['/learn/more', { screen: 'nowhere' }],
  ['/%E0', { screen: 'nowhere' }],
])('%s', (path, screen) => {
  expect(parse(path)).toEqual(screen);
});

test.each(PATHS)('the server sends the page to %s, and the page has a screen for it', (path) => {
  expect(parse(path.replaceAll(/\{\w+\}/g, '1')).screen).not.toBe('nowhere');
});
