/** The ribbon of win chances as lines to draw: where each step is on the tape, and how sure it is. */
import type { ReviewSoFar } from '../../lib/protocol';

/** The chances after everything that happened at a place of the tape. */
export interface Point {
  place: number;
  /** The last step that is included. */
  step: number;
  shares: number[];
  errors: number[];
}

/** How a seat's line is dashed, so that colour alone need not tell it apart. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 3 6 9', '2 3 2 9'] as const;

/** How many standard errors the band around a line reaches to each side. */
export const BAND = 2;

/** Where on a tape of these rounds an action is; what came before all announcements is at the beginning. */
export function placeOf(places: [number, number][], rounds: number[], action: number | null): number {
  const [round, nth] = (action === null ? null : places[action]) ?? [1, 1];
  const begin = rounds.indexOf(round);
  return Math.max(0, Math.min(rounds.length - 1, begin + nth - 1));
}

/** The chances place by place, from the first on. */
export function pointsOf(soFar: ReviewSoFar, rounds: number[]): Point[] {
  const points: Point[] = [];
  (soFar.review?.steps ?? []).forEach(({ action, shares, errors }, step) => {
    const place = placeOf(soFar.places, rounds, action);
    if (points.at(-1)?.place === place) points.pop();
    points.push({ place, step, shares, errors });
  });
  return points;
}

/** The chances at a place: those of the last point up to it. */
export function pointAt(points: Point[], place: number): Point | null {
  return points.findLast((point) => point.place <= place) ?? points[0] ?? null;
}

export interface Frame {
  /** From a place of the tape, and from a share of the win, to pixels. */
  x: (place: number) => number;
  y: (share: number) => number;
}

const px = (number: number): string => number.toFixed(1);

/** A seat's line: a chance holds until something changes it, the last one to the end if that is given. */
export function line(points: Point[], seat: number, { x, y }: Frame, end?: number): string {
  const steps = points
    .map(
      ({ place, shares }, index) =>
        `${index ? 'H' : 'M'}${px(x(place))}${index ? 'V' : ' '}${px(y(shares[seat] ?? 0))}`,
    )
    .join('');
  return steps && end !== undefined ? `${steps}H${px(x(end))}` : steps;
}

/** How far the line may be off, as an area around it. */
export function band(points: Point[], seat: number, { x, y }: Frame): string {
  if (!points.length) return '';
  const edge = ({ shares, errors }: Point, side: 1 | -1): string => {
    const share = (shares[seat] ?? 0) + side * BAND * (errors[seat] ?? 0);
    return px(y(Math.max(0, Math.min(1, share))));
  };
  const above = points.map(
    (point, index) => `${index ? 'H' : 'M'}${px(x(point.place))}${index ? 'V' : ' '}${edge(point, 1)}`,
  );
  const below = points.toReversed().map((point) => `V${edge(point, -1)}H${px(x(point.place))}`);
  return `${above.join('')}${below.join('')}Z`;
}
