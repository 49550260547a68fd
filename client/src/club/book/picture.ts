/** Ratings over the games of a club, as lines and bands to draw. */
import type { RatingLine, RatingPoint } from '../../lib/protocol';

/** How many standard deviations the band around a line reaches to each side. */
export const BAND = 1;

/** How many lines a picture holds before nobody can tell them apart, and how many it begins with. */
export const MOST = 6;
export const FIRST = 4;

/** By place: how a line is dashed and in which colour, so that colour alone need not tell it apart. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 3 6 9', '2 3 2 9'] as const;
export const COLOURS = ['red', 'green', 'purple', 'brown', 'yellow', 'pink'] as const;

export interface Extent {
  /** The first and the last game of the book that is shown. */
  games: [number, number];
  /** The lowest and the highest rating, whole numbers. */
  ratings: [number, number];
}

/** What a picture of these lines has to reach: the lines themselves, and their bands as far as they matter. */
export function extent(lines: readonly RatingLine[]): Extent {
  const points = lines.flatMap((line) => line.points);
  const games = points.map((point) => point.game);
  // The band of somebody's first game is so wide that it would flatten everything else.
  const last = lines.flatMap((line) => line.points.slice(-1));
  const low = [...points.map(({ rating }) => rating), ...last.map((point) => edge(point, -1))];
  const high = [...points.map(({ rating }) => rating), ...last.map((point) => edge(point, 1))];
  const ratings: [number, number] = [Math.floor(Math.min(...low)), Math.ceil(Math.max(...high))];
  return { games: [Math.min(...games), Math.max(...games)], ratings };
}

const edge = ({ rating, uncertainty }: RatingPoint, side: 1 | -1): number => rating + side * BAND * uncertainty;

export interface Frame {
  x: (game: number) => number;
  y: (rating: number) => number;
}

/** From games and ratings to pixels of a box. */
export function frame(
  { games, ratings }: Extent,
  box: { left: number; right: number; top: number; bottom: number },
): Frame {
  const [first, last] = games;
  const [low, high] = ratings;
  return {
    x: (game) => box.left + ((box.right - box.left) * (game - first)) / Math.max(1, last - first),
    y: (rating) => box.bottom - ((box.bottom - box.top) * (rating - low)) / Math.max(1, high - low),
  };
}

const px = (number: number): string => number.toFixed(1);

export const line = (points: readonly RatingPoint[], { x, y }: Frame): string =>
  points.map(({ game, rating }, at) => `${at ? 'L' : 'M'}${px(x(game))} ${px(y(rating))}`).join('');

/** How far the rating may be off, as an area around the line. */
export function band(points: readonly RatingPoint[], { x, y }: Frame): string {
  if (!points.length) return '';
  const along = (point: RatingPoint, side: 1 | -1): string => `${px(x(point.game))} ${px(y(edge(point, side)))}`;
  const there = points.map((point) => along(point, 1));
  const back = points.toReversed().map((point) => along(point, -1));
  return `M${[...there, ...back].join('L')}Z`;
}

/** A few whole ratings to draw lines at. */
export function grid([low, high]: [number, number]): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => (high - low) / each <= 5) ?? 100;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, at) => first + at * step);
}
