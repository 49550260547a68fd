/** A seat's game in a few words: what its card says, as lines of text. */
import type { Account } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { judgementText, luckText, memoryText } from './figures';

export interface Summary {
  /** Who, and how many pizzas. */
  title: string;
  /** Luck, judgement and memory: what each is called, and its figure. */
  rows: [string, string][];
}

export function summary(account: Account, name: string, delivered: number): Summary {
  return {
    title: t('review-of', { name, count: delivered }),
    rows: [
      [t('review-luck'), luckText(account)],
      [t('review-judgement'), judgementText(account)],
      [t('review-memory'), memoryText(account)],
    ],
  };
}

/** Four lines, to be sent to somebody. */
export function asText({ title, rows }: Summary): string {
  return [title, ...rows.map(([what, figure]) => `${what}: ${figure}`)].join('\n');
}
