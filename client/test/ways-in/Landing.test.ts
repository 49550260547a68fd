import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrival } from '../../src/lib/arrival';
import { language } from '../../src/lib/words.svelte';
import Landing from '../../src/ways-in/Landing.svelte';

let target: HTMLElement;
let shown: Record<string, unknown>;

beforeEach(async () => {
  await language.choose('en');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  target = document.createElement('div');
});

afterEach(async () => {
  arrival.unseen = false;
  await unmount(shown);
  vi.unstubAllGlobals();
});

const there = (): boolean[] => ['.buttons', '.picture', '#day-card'].map((part) => target.querySelector(part) !== null);

test('on arrival, out of sight, the page is put together in two tasks', async () => {
  arrival.unseen = true;
  shown = mount(Landing, { target });
  expect(there()).toEqual([true, false, false]);
  // Whoever waits for a turn after that finds everything there.
  await new Promise((then) => setTimeout(then));
  expect(there()).toEqual([true, true, true]);
});

test('whoever comes back sees all of it at once', () => {
  shown = mount(Landing, { target });
  expect(there()).toEqual([true, true, true]);
});

test('what lies on top on a phone is read first: nothing moves while the rest of the page arrives', () => {
  shown = mount(Landing, { target });
  const [first, second] = target.querySelector('.hero')!.children;
  expect([first!.className, second!.className].map((name) => name.split(' ')[0])).toEqual(['picture', 'words']);
});
