/** Looks: what a person looks like, put together from drawn parts. A look has one digit for each part. */
import { DRAWN, drawnMarks } from './drawing';
import type { FaceMark } from './faces';

const LINE = 'line';
const THIN = 'thin';

const HEAD = 'M24 9.5c8.3 0 12.8 6 12.6 14.8-.2 9.2-5.6 15.7-12.6 15.7S11.6 33.5 11.4 24.3C11.2 15.5 15.7 9.5 24 9.5Z';
const SHOULDERS: FaceMark = ['own', 'M4 49c.8-7.5 8.5-11 20-11s19.2 3.5 20 11Z'];
const NOSE: FaceMark = [THIN, 'M24.3 24.8c-.2 1.6-.8 2.5-1.6 3.1.6.5 1.4.6 2.2.4'];
const CHEEKS: FaceMark = ['blush', 'M15.8 27.5a2.3 1.7 0 1 0 .1 0ZM32.3 27.5a2.3 1.7 0 1 0 .1 0Z'];

const SKINS = ['#f6d3ae', '#e9b98c', '#d39a68', '#a86f45', '#7a4c2e'];
const HAIR_COLOURS = ['#33241a', '#8a4a24', '#d9a441', '#b5482b', '#d9d6cf'];

/** Hair behind the head and before it; `hair` is painted in its colour. */
const HAIRS: { behind?: string; before?: string }[] = [
  {
    before:
      'M10.5 24.5C9 14 14 6 24.5 6 34 6 39 13.5 37.7 23.5c-1.7-2-2.7-4.5-3-7.5-2.5 1.5-5.2 1.8-8 .7-3.7 3.6-8.2 4.7-13 3.8-.8 1.7-1.9 3-3.2 4Z',
  },
  {
    behind: 'M24 5C34.5 5 40 12 39.7 22c-.1 5.5-.9 10.5-2.4 14.5H10.7C9.2 32.5 8.4 27.5 8.3 22 8 12 13.5 5 24 5Z',
    before:
      'M10.5 25C10 14.5 14.5 7.5 24 7.5S38 14.5 37.5 25c-1.5-3.7-2.5-7.2-3-10.5-6.5 1.7-13.5 1.2-19.5-1.2-.8 4-2.3 8-4.5 11.7Z',
  },
  {
    behind:
      'M24 3.500c3-1.5 6.5-.5 8 2 3.7-.2 6.3 2.7 6 6.2 3 1.8 3.7 5.5 1.7 8.3 1.5 3.5-.2 7-3.7 8H12c-3.5-1-5.2-4.5-3.7-8-2-2.8-1.3-6.5 1.7-8.3-.3-3.5 2.3-6.4 6-6.2 1.5-2.5 5-3.5 8-2Z',
    before:
      'M11.5 21c-1.2-2.5-.5-5.5 1.7-7-.2-3 1.8-5.2 4.8-5 1.7-2 4.3-2.5 6-1.2 1.7-1.3 4.3-.8 6 1.2 3-.2 5 2 4.8 5 2.2 1.5 2.9 4.5 1.7 7-2.5-.5-4-2-4.5-4.2-2.5.7-4.5 0-5.5-1.8-1.7 1.2-3.3 1.2-5 0-1 1.8-3 2.5-5.5 1.8-.5 2.2-2 3.7-4.5 4.200Z',
  },
  {
    behind: 'M9.5 17C5 14.5 2 17.5 2.5 22.500c.4 4.5 3.5 8 8 8.500ZM38.5 17c4.5-2.5 7.5.5 7 5.5-.4 4.5-3.5 8-8 8.500Z',
    before:
      'M11 23c-.5-8.5 4-14.5 13-14.500S37.5 14.5 37 23c-2.5-1.5-4-4-4.5-7.5-6 2-11.5 1.5-16.5-1-.5 3.5-2.2 6.5-5 8.500Z',
  },
  {
    before:
      'M11 26.500c-2-5-1.3-10.2 1.3-13.5 1.2 1.5 1.7 3.3 1.5 5.5-.3 2.8-1.2 5.5-2.8 8ZM37 26.500c2-5 1.3-10.2-1.3-13.5-1.2 1.5-1.7 3.3-1.5 5.5.3 2.8 1.2 5.5 2.8 8Z',
  },
];

const EYES: FaceMark[][] = [
  [['ink', 'M18.6 22.300a1.6 1.8 0 1 0 .1 0ZM29.4 22.300a1.6 1.8 0 1 0 .1 0Z']],
  [
    ['ink', 'M18.6 22.300a1.5 1.5 0 1 0 .1 0ZM29.4 22.300a1.5 1.5 0 1 0 .1 0Z'],
    [
      LINE,
      'M13.3 23.500c0-3 2-4.6 4.9-4.600s4.9 1.7 4.9 4.6-2 4.6-4.9 4.6-4.9-1.7-4.9-4.600ZM25.2 23.500c0-3 2-4.6 4.9-4.600s4.9 1.7 4.9 4.6-2 4.6-4.9 4.6-4.9-1.7-4.9-4.600ZM23.1 22.800c.7-.5 1.4-.5 2.1 0',
    ],
  ],
  [[LINE, 'M16.3 24c1.3-2 3.6-2 4.9 0M26.9 24c1.3-2 3.6-2 4.9 0']],
];

const MOUTHS: FaceMark[][] = [
  [[LINE, 'M19.5 31.300c2.7 2.8 6.6 2.7 9.2-.2']],
  [['#fffdf6', 'M18.5 30.500c3.6 1 7.4 1 11 0-.5 3.7-2.5 5.5-5.5 5.500s-5-1.8-5.5-5.500Z']],
  [
    ['hair', 'M24 29.700c2.6-1.5 6-1 9.5 2.3-3.5 2.5-7.3 2.7-9.5.8-2.2 1.9-6 1.7-9.5-.8 3.5-3.3 6.9-3.8 9.5-2.300Z'],
    [LINE, 'M21.5 35.300c1.7 1 3.3 1 5 0'],
  ],
  [
    [
      'hair',
      'M12.5 29c2 1.5 3.7 1.5 5 .5 4 1.5 9 1.5 13 0 1.3 1 3 1 5-.5-.7 7.5-5 12.5-11.5 12.500S13.2 36.5 12.5 29Z',
    ],
    ['#fffdf6', 'M20 33c2.7.8 5.3.8 8 0-.5 1.8-2 2.7-4 2.700s-3.5-.9-4-2.700Z'],
  ],
];

/** None of them is a chef's hat: that one says who is to move. The first is a baker's, folded from paper. */
const HATS: FaceMark[][] = [
  [
    [
      '#fffdf6',
      'M10.3 19.500c.2-4 1-7.5 2.400-10.500 7.500-2.5 15-2.5 22.600 0 1.400 3 2.200 6.500 2.400 10.500-9-2.700-18.300-2.700-27.400 0Z',
    ],
    [THIN, 'M10.900 15.500c8.700-2.600 17.500-2.600 26.200 0'],
  ],
  [],
  [
    ['own', 'M9.5 19.500C9 9.5 14 4 24 4s15 5.5 14.5 15.500c-9.7-2.7-19.3-2.7-29 0Z'],
    [LINE, 'M9 20.500c10-2.8 20-2.8 30 0'],
  ],
  [
    ['own', 'M11 18.500C11.5 10.5 16 6.5 24 6.500s12.5 4 13 12c-8.5-3-17.5-3-26 0Z'],
    ['#fffdf6', 'M16 12.500a1.3 1.3 0 1 0 .1 0ZM24 9.500a1.3 1.3 0 1 0 .1 0ZM32 12.500a1.3 1.3 0 1 0 .1 0Z'],
    ['own', 'M36 16c3-.5 5 .5 6 3-2 1.5-4.5 1.3-6.5-.5Z'],
  ],
];

/** The parts in their order, each with how many there are of it. */
export const PARTS = {
  skin: SKINS.length,
  hair: HAIRS.length,
  shade: HAIR_COLOURS.length,
  eyes: EYES.length,
  mouth: MOUTHS.length,
  hat: HATS.length,
} as const;

export type Part = keyof typeof PARTS;

const NAMES = Object.keys(PARTS) as Part[];

/** Which of each part a look has; if that cannot be read, the first one. */
function choices(look: string): number[] {
  return NAMES.map((part, place) => {
    const digit = Number(look.charAt(place));
    return Number.isInteger(digit) && digit < PARTS[part] ? digit : 0;
  });
}

/** The same person with the next one of a part. */
export function nextLook(look: string, part: Part): string {
  const chosen = choices(look);
  const place = NAMES.indexOf(part);
  chosen[place] = ((chosen[place] ?? 0) + 1) % PARTS[part];
  return chosen.join('');
}

/** A look that follows from a number, the same one every time. */
export function lookFrom(seed: number): string {
  let rest = seed;
  return NAMES.map((part) => {
    const digit = rest % PARTS[part];
    rest = Math.floor(rest / PARTS[part]);
    return digit;
  }).join('');
}

/** Any look. */
export function randomLook(): string {
  const all = Object.values(PARTS).reduce((product, count) => product * count, 1);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return lookFrom(number % all);
}

/** The look of somebody who has chosen none: it follows from the name. */
export function lookOfName(name: string): string {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return lookFrom(hash);
}

/** The marks that draw it. */
export function marksOf(look: string): FaceMark[] {
  if (look.startsWith(DRAWN)) return drawnMarks(look);
  const [skin = 0, hair = 0, shade = 0, eyes = 0, mouth = 0, hat = 0] = choices(look);
  const colour = HAIR_COLOURS[shade] ?? '';
  const cut = HAIRS[hair] ?? {};
  const paint = ([colourOf, d]: FaceMark): FaceMark => [colourOf === 'hair' ? colour : colourOf, d];
  return [
    ...(cut.behind ? [[colour, cut.behind] as const] : []),
    SHOULDERS,
    [SKINS[skin] ?? '', HEAD],
    ...(EYES[eyes] ?? []),
    NOSE,
    CHEEKS,
    ...(MOUTHS[mouth] ?? []).map(paint),
    ...(cut.before ? [[colour, cut.before] as const] : []),
    ...(HATS[hat] ?? []),
  ];
}
