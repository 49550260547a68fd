import { afterEach, expect, test, vi } from 'vitest';
import { TableModel } from '../../src/lib/model/model.svelte';
import { LESSON, lessonTable } from '../../src/learn/lesson';
import { Teacher } from '../../src/learn/teacher.svelte';
import { language } from '../../src/lib/words.svelte';
import { Telling } from '../../src/table/telling';

afterEach(() => vi.useRealTimers());

/** What the table says at the top whenever the teacher says something, from the start to the end. */
function agreeing(): [string, string][] {
  const model = new TableModel('lesson');
  const teacher = new Teacher(model);
  const heard: [string, string][] = [];
  teacher.begin('Alba', 0);
  for (let second = 0; second < 200 && !teacher.over; second += 1) {
    const step = LESSON.find((each) => 'id' in each && each.id === teacher.words);
    if (step) heard.push([teacher.words, new Telling(model).sentence().replace(/[\u2068\u2069]/g, '')]);
    if (teacher.waits) teacher.next();
    else if (step?.what === 'turn') void teacher.send({ type: 'act', n: 0, actions: step.wanted });
    else if (step?.what === 'question') void teacher.send({ type: 'plan', n: 0, actions: ['bake'] });
    if (step?.what === 'question') break;
    vi.advanceTimersByTime(1000);
  }
  return heard;
}

test('the sentence at the top agrees with what the teacher says', async () => {
  await language.choose('en');
  vi.useFakeTimers();
  expect(agreeing()).toEqual([
    ['learn-welcome', 'It is your turn.'],
    ['learn-order', 'It is your turn.'],
    ['learn-place', 'Put something in the oven.'],
    ['learn-called', 'You draw 3 ingredients.'],
    ['learn-remember', 'It is your turn.'],
    ['learn-submit', 'Put something in the oven.'],
    ['learn-special', 'You draw 2 orders.'],
    ['learn-pia', 'It is your turn.'],
    ['learn-second', 'Put something in the oven.'],
    ['learn-chef', 'You draw 4 ingredients.'],
    ['learn-baked', 'Your Normale is baked!'],
    ['learn-burnt', 'Pia’s Normale is burnt.'],
    ['learn-question', 'Your Normale: what do you do?'],
  ]);
});

test('nothing is guessed in the lesson: the tables that newcomers lay do not ask', () => {
  expect(lessonTable('Alba').config.belief).toBe(false);
});
