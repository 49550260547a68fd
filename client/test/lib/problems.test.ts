import { beforeEach, expect, test } from 'vitest';
import { RequestFailed } from '../../src/lib/api';
import { refusedText, said } from '../../src/lib/problems';
import type { Refused } from '../../src/lib/protocol';
import { language } from '../../src/lib/words.svelte';

const refused = (code: Refused['code']): Refused => ({ type: 'refused', id: 'a', code, text: '', n: 1 });

beforeEach(() => language.choose('en'));

test('a code has one sentence, whether a request or a command was refused', () => {
  expect(said(new RequestFailed('not_host', ''))).toBe('Only the host can do that.');
  expect(refusedText(refused('not_host'))).toBe('Only the host can do that.');
  expect(refusedText(refused('not_your_turn'))).toBe('It is not your turn just now.');
  expect(refusedText(refused('server_busy'))).toBe(said(new RequestFailed('server_busy', '')));
});

test('what has no sentence of its own is said in general', () => {
  expect(said(new TypeError('anything'))).toBe('That did not work. Try it again.');
  expect(refusedText(refused('salt_bad'))).toBe('That did not work. Try it again.');
});
