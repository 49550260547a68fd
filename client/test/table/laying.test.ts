import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Teacher } from '../../src/learn/teacher.svelte';
import { TableModel } from '../../src/lib/model/model.svelte';
import { language } from '../../src/lib/words.svelte';
import TableScreen from '../../src/table/TableScreen.svelte';

let shown: Record<string, unknown>;

beforeEach(() => language.choose('en'));
afterEach(() => unmount(shown));

/** Show the table of the lesson, and say which of these parts are there before anything is painted. */
function atFirst(more: { hide?: () => void }): string[] {
  const model = new TableModel('lesson');
  const teacher = new Teacher(model);
  teacher.begin('Alba', 0);
  shown = mount(TableScreen, { target: document.body, props: { model, connection: teacher, ...more } });
  return there();
}

function there(): string[] {
  const parts = ['.others', '.oven-area', '.own-hand', '.own-orders', '.me', '.flights'];
  return parts.filter((part) => document.querySelector(part)?.checkVisibility());
}

const ALL = ['.others', '.oven-area', '.own-hand', '.own-orders', '.me', '.flights'];

test('the near half of the table is laid out a frame after the far one', async () => {
  expect(atFirst({})).toEqual(['.others', '.oven-area']);
  await vi.waitFor(() => expect(there()).toEqual(ALL));
});

test('nothing is missing when a device that is passed around changes its table', () => {
  expect(atFirst({ hide: () => undefined })).toEqual(ALL);
});
