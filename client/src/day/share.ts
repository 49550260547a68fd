/** What is told of a day: in a line to be sent to somebody, which gives nothing of the deal away. */
import { dayText } from '../lib/dates';
import type { TryResult } from '../lib/protocol';
import { t } from '../lib/words.svelte';

/** What the oven gave out, in its order: pizzas, and flames for what was burnt. */
export const emoji = (result: TryResult): string =>
  Array.from(result.oven, (one) => (one === 'b' ? '🍕' : '🔥')).join('');

/** "Pizzaiolo 16 Nov · 🍕🍕🔥🍕🍕 · 1st of 4 · memory 82%"; the memory only if it is known, from 0 to 1. */
export function shareText(day: string, result: TryResult, memory: number | null): string {
  const parts = [`Pizzaiolo ${dayText(day, 'short')}`, emoji(result) || t('day-no-orders'), placeText(result)];
  const apart = whyApart(result);
  if (apart) parts.push(t(apart));
  if (memory !== null) parts.push(t('day-memory', { percent: Math.round(100 * memory) }));
  return parts.join(' · ');
}

/** Why a result is not counted among the others: whoever played it could know the cards. */
export const whyApart = (result: TryResult): 'day-offline' | 'day-late' | null =>
  result.offline ? 'day-offline' : result.late ? 'day-late' : null;

export const placeText = (result: TryResult): string => t('day-place', { place: result.place, seats: result.seats });

export interface Standing {
  /** In percent: how many of the others delivered fewer pizzas. */
  ahead: number;
  /** How many people have played the day besides oneself. */
  others: number;
}

/** Where somebody stands among all who played a day, from how many delivered how many pizzas. */
export function standing(delivered: readonly number[], result: TryResult): Standing {
  const others = delivered.reduce((sum, each) => sum + each, 0) - (whyApart(result) ? 0 : 1);
  const fewer = delivered.slice(0, result.delivered).reduce((sum, each) => sum + each, 0);
  return { ahead: others > 0 ? Math.round((100 * fewer) / others) : 0, others: Math.max(0, others) };
}
