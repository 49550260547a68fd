/** The announcements and cards of the lesson: a whole round as a server would send it. */
import { FIRST_VIEW, LESSON, lessonTable } from '../../src/learn/lesson';
import type { PublicEvent, ServerMessage, Snapshot } from '../../src/lib/protocol';

export const SNAPSHOT: Snapshot = {
  type: 'snapshot',
  n: 1,
  now: 1000,
  viewer: 0,
  watching: false,
  table: lessonTable('Beate'),
  view: FIRST_VIEW,
};

export const MESSAGES: ServerMessage[] = LESSON.flatMap((step, place): ServerMessage[] => {
  const n = place + 2;
  if (step.what === 'event') return [{ type: 'heard', n, at: 0, event: step.event }];
  if (step.what !== 'drawn') return [];
  return [{ type: 'drawn', n, ingredients: step.ingredients ?? {}, doubles: {}, orders: step.orders ?? [] }];
});

export const EVENTS: PublicEvent[] = MESSAGES.flatMap((each) => (each.type === 'heard' ? [each.event] : []));
