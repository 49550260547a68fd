import { expect, test } from 'vitest';
import { whenPainted } from '../../src/lib/painted';

const frames = (): Promise<unknown> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));

test('what waits for the paint is done after the next frame, not in it', async () => {
  const order: string[] = [];
  whenPainted(() => order.push('painted'));
  requestAnimationFrame(() => order.push('frame'));
  await frames();
  expect(order).toEqual(['frame', 'painted']);
});

test('and can be called off, before the frame and after it', async () => {
  const done: string[] = [];
  whenPainted(() => done.push('before'))();
  const callOff = whenPainted(() => done.push('after'));
  requestAnimationFrame(callOff);
  await frames();
  expect(done).toEqual([]);
});
