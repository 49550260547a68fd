/**
 * Which room of src may import from which: a rule of the linter.
 *
 * A room is a folder of src. `lib` stands alone, `art` draws with it, `ui` makes widgets of both, and the
 * screens stand on all three. A screen is entered by its doors only, and what lies beside the rooms (App,
 * main) puts the screens together by the same doors.
 */
import { dirname, relative, resolve, sep } from 'node:path';

/** Each room, with the rooms that everything in it may use besides its own. */
const BELOW = {
  lib: [],
  art: ['lib'],
  ui: ['lib', 'art'],
  'ways-in': ['lib', 'art', 'ui'],
  rules: ['lib', 'art', 'ui'],
  learn: ['lib', 'art', 'ui'],
  table: ['lib', 'art', 'ui'],
  day: ['lib', 'art', 'ui'],
  challenge: ['lib', 'art', 'ui'],
  club: ['lib', 'art', 'ui'],
  styles: [],
};

/** What others may import of a screen. */
const DOORS = new Set([
  'ways-in/Landing.svelte',
  'ways-in/Nowhere.svelte',
  'ways-in/TablePage.svelte',
  'rules/Rulebook.svelte',
  'learn/Learn.svelte',
  'table/TableScreen.svelte',
  'table/device/SharedTable.svelte',
  'table/replay/Replay.svelte',
  'table/compare/Comparison.svelte',
  'table/review/feed.svelte',
  'table/review/figures',
  'day/DayPage.svelte',
  'challenge/ChallengePage.svelte',
  'club/ClubsPage.svelte',
  'club/ClubPage.svelte',
  'club/book/BookPage.svelte',
  'club/evening/EveningPage.svelte',
  'club/AfterGame.svelte',
]);

/** The screens that lead on to another one, by its door. */
const LEADS_TO = {
  'ways-in': ['table'],
  learn: ['table'],
  day: ['table'],
  challenge: ['table'],
  table: ['club'],
};

const roomOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

/** What is wrong with an import, as a message id; null where nothing is. Both paths are relative to src. */
export function wrong(from, to) {
  const here = roomOf(from);
  const there = roomOf(to);
  if (to.startsWith('..')) return 'outside';
  if (here === there) return null;
  if (here !== '' && !(here in BELOW)) return 'unknown';
  if (here === '' && !DOORS.has(to)) return ['lib', 'styles'].includes(there) ? null : 'inside';
  if (here === '' || BELOW[here].includes(there)) return null;
  if (!LEADS_TO[here]?.includes(there)) return 'above';
  return DOORS.has(to) ? null : 'inside';
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: 'The sources import packages and each other, not "{{to}}".',
      unknown: 'The room of "{{from}}" is new: say in scripts/rooms.js what it may import.',
      above: '"{{from}}" must not import "{{to}}": its room stands below, or beside, that one.',
      inside: '"{{to}}" is the inside of another room: import a door of it, or move it to ui or lib.',
    },
  },
  create(context) {
    const root = resolve(context.cwd, 'src');
    const inside = (path) => relative(root, path).split(sep).join('/');
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const from = inside(context.filename);
      const to = inside(resolve(dirname(context.filename), source.value));
      const messageId = wrong(from, to);
      if (messageId) context.report({ node: source, messageId, data: { from, to } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};
