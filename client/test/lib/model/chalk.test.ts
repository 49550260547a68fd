import { expect, test } from 'vitest';
import { Chalk } from '../../../src/lib/model/chalk.svelte';

/** Sends that are answered when the test says so. */
function slow() {
  const answers: (() => void)[] = [];
  return { answers, send: () => new Promise<void>((answer) => answers.push(answer)) };
}

test('two quick taps on a slow line are two marks', async () => {
  const chalk = new Chalk();
  const { answers, send } = slow();
  const tap = () => chalk.write('olive', (chalk.tallies.olive ?? 0) + 1, send);
  const both = [tap(), tap()];
  expect(chalk.tallies).toEqual({ olive: 2 });
  chalk.told({ olive: 1 });
  answers[0]!();
  await both[0];
  expect(chalk.tallies).toEqual({ olive: 2 });
  chalk.told({ olive: 2 });
  answers[1]!();
  await both[1];
  expect(chalk.tallies).toEqual({ olive: 2 });
});

test('what the server did not take is wiped again', async () => {
  const chalk = new Chalk();
  chalk.told({ olive: 4 });
  const { answers, send } = slow();
  const writing = chalk.write('olive', 5, send);
  expect(chalk.tallies).toEqual({ olive: 5 });
  answers[0]!();
  await writing;
  expect(chalk.tallies).toEqual({ olive: 4 });
});
