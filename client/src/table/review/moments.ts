/** The moments of a review: what each is called, its sign, and where it is. */
import { cardsText } from '../../art/card-words';
import type { Edition } from '../../lib/edition';
import type { Moment, Review } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { actionText, orderName } from './action-words';
import { points } from './figures';

/** A shape for each sort of moment, in a square of 12 around the origin: colour alone need not tell them apart. */
export const SIGNS: Readonly<Record<Moment['lesson'], string>> = {
  learn: 'M-6 -5H6L0 6Z',
  proud: 'M0 -6L1.8 -2H6L2.6 .8L3.8 5.4L0 2.8L-3.8 5.4L-2.6 .8L-6 -2H-1.8Z',
  'turning point': 'M0 -6L6 0L0 6L-6 0Z',
  'one card': 'M-4 -6H4V6H-4Z',
};

/** A moment, and its place on the tape. */
export interface Placed {
  moment: Moment;
  place: number;
}

const NAMES: Readonly<Record<Moment['lesson'], string>> = {
  learn: 'review-learn',
  proud: 'review-proud',
  'turning point': 'review-turning-point',
  'one card': 'review-one-card',
};

/** What a moment is called: "To learn from". */
export const momentName = (moment: Moment): string => t(NAMES[moment.lesson]);

/** What was done and what it was worth, in a few words. */
export function momentText(moment: Moment, review: Review, edition: Edition | null): string {
  const worth = points(moment.value, moment.error, false);
  if (moment.lesson === 'one card') {
    const colour = review.colours[moment.seat ?? 0] ?? '';
    const cards = cardsText(Object.fromEntries(moment.cards ?? []));
    return t(moment.baked ? 'review-one-card-baked' : 'review-one-card-returned', {
      order: orderName(moment.order ?? 1, colour, edition),
      cards,
    });
  }
  if (moment.lesson === 'turning point') return t('review-turning-worth', { points: worth });
  const said = t(moment.lesson === 'learn' ? 'review-learn-worth' : 'review-proud-worth', { points: worth });
  const decision = review.decisions.find((each) => each.action === moment.action);
  if (!decision) return said;
  return `${actionText(decision.played, review.colours[decision.seat] ?? '', edition)} · ${said}`;
}

/** The moment to show for a seat: what it can be proud of, or else what it can learn most from. */
export function momentOf(review: Review, seat: number): Moment | null {
  const own = review.moments.filter((each) => each.seat === seat && each.lesson !== 'turning point');
  return (
    own.find((each) => each.lesson === 'proud') ??
    own.find((each) => each.lesson === 'learn') ??
    own.find((each) => each.lesson === 'one card') ??
    null
  );
}
