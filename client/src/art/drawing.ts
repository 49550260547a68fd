/** A face that somebody has drawn: lines of a pen on a square of 36, written in digits and letters. */
import type { FaceMark } from './faces';

export type Point = readonly [number, number];

/** A line: the number of its pen and where it goes. */
export interface Line {
  pen: number;
  points: readonly Point[];
}

/** What a drawing begins with: looks have digits alone. */
export const DRAWN = 'd';
/** The pens, by the words for their colours; the first draws as everything here is drawn. */
export const PENS = ['brown', 'red', 'yellow', 'green', 'purple', 'pink'] as const;
export const INKS = ['#2b2118', '#c8321f', '#f2b705', '#2f6b3c', '#6b4fa0', '#f07ca2'];

/** As many letters as the server passes on. */
const MOST = 240;
/** A coordinate is one digit or letter. */
export const SIZE = 36;
/** So is the number of points of a line. */
export const LONGEST = SIZE - 1;

const letter = (value: number): string => value.toString(SIZE);

/** The lines of a drawing; what cannot be read ends it. */
export function linesOf(face: string): Line[] {
  const lines: Line[] = [];
  let place = DRAWN.length;
  const next = (): number => parseInt(face.charAt(place++), SIZE);
  while (face.startsWith(DRAWN) && place < face.length) {
    const [pen, count] = [next(), next()];
    const points = Array.from({ length: count || 0 }, (): Point => [next(), next()]);
    if (!(pen < PENS.length) || !points.length || points.flat().some(Number.isNaN)) break;
    lines.push({ pen, points });
  }
  return lines;
}

/** A drawing in letters; null if it does not fit. */
export function written(lines: readonly Line[]): string | null {
  const texts = lines.map(({ pen, points }) => [pen, points.length, ...points.flat()].map(letter).join(''));
  const face = texts.length ? DRAWN + texts.join('') : '';
  return face.length <= MOST ? face : null;
}

/** The marks that show it, on a square of 48: what was drawn in steps is a curve. */
export function drawnMarks(face: string): FaceMark[] {
  const text = (...values: number[]): string => values.map((each) => ((each + 0.5) * 48) / SIZE).join(' ');
  return linesOf(face).map(({ pen, points }) => {
    const [first = [0, 0], ...others] = points;
    const curves = others.slice(0, -1).map(([x, y], place) => {
      const [toX = 0, toY = 0] = others[place + 1] ?? [];
      return `Q${text(x, y, (x + toX) / 2, (y + toY) / 2)}`;
    });
    // A dot is a line that goes nowhere.
    return [`pen ${INKS[pen] ?? ''}`, `M${text(...first)}${curves.join('')}L${text(...(others.at(-1) ?? first))}`];
  });
}
