import { expect, test } from 'vitest';
import { drawnMarks, linesOf, LONGEST, SIZE, written, type Line } from '../../src/art/drawing';
import { marksOf } from '../../src/art/looks';

const SMILE: Line = {
  pen: 1,
  points: [
    [8, 20],
    [17, 30],
    [27, 20],
  ],
};
const EYE: Line = { pen: 0, points: [[SIZE - 1, 0]] };

test('a drawing is read as it was written, in letters that the server passes on', () => {
  const face = written([SMILE, EYE]) ?? '';
  expect(face).toMatch(/^d[0-9a-z]+$/);
  expect(linesOf(face)).toEqual([SMILE, EYE]);
  expect(marksOf(face)).toEqual(drawnMarks(face));
  expect(marksOf(face).map(([paint]) => paint)).toEqual(['pen #c8321f', 'pen #2b2118']);
});

test('a drawing that is too long does not fit, and an empty one is none', () => {
  const long: Line = { pen: 0, points: Array.from({ length: LONGEST }, () => [1, 1] as const) };
  expect(written([long, long, long])?.length).toBeLessThanOrEqual(240);
  expect(written([long, long, long, long])).toBeNull();
  expect(written([])).toBe('');
});

test.each(['', 'd', 'd0', 'd03', 'd9111', 'd0212', 'dz', '012345'])('%s draws nothing and breaks nothing', (face) => {
  expect(linesOf(face)).toEqual([]);
});
