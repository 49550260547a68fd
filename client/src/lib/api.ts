/** Api: the few requests; a refusal is thrown as a RequestFailed with the server's code. */
import type {
  Along,
  Bots,
  Challenge,
  Challenged,
  Config,
  Day,
  EditionFile,
  Editions,
  Listed,
  MyDays,
  Opened,
  Party,
  ProblemCode,
  ReviewSoFar,
  Seat,
  Seated,
  Table,
  Tape,
} from './protocol';
import { canRun, isKept } from './road/kept';
import type { OwnAnswer } from './road/own-server';
import { noteOwn, ownTable } from './road/own-tables';
import { fileOf, SITE } from './where';

/** Why a request failed: `unreachable` if no answer came; the others if the server inside this page has a problem. */
export class RequestFailed extends Error {
  constructor(
    readonly code: ProblemCode | 'unreachable' | 'own_server_failed' | 'cannot_run' | 'no_space',
    text: string,
    readonly key = '',
    /** In seconds: how long the server wants nobody to ask again. */
    readonly retryAfter = 0,
  ) {
    super(text);
  }
}

/** What can be chosen: a page without a server has it as files. */
const CATALOGUE = /^\/api\/(bots|editions)/;

const JSON_TYPE = 'application/json';

/** How something is asked. */
interface Asking {
  body?: string;
  type?: string;
  /** The key of somebody's days, or of a member of a club. */
  key?: string | undefined;
  /** Whether the server inside this page will do, if no other one can be reached. */
  alone?: boolean;
}

/** Ask for something; a refusal is thrown. */
export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const { status, body: text, retryAfter } = await answered(path, asking);
  let answer: unknown = null;
  try {
    answer = JSON.parse(text);
  } catch {
    // No server of ours has said this.
  }
  if (status >= 200 && status < 300 && answer !== null) return answer as T;
  const refusal = (answer ?? {}) as { code?: ProblemCode; text?: string; key?: string };
  throw new RequestFailed(refusal.code ?? 'unreachable', refusal.text ?? '', refusal.key ?? '', retryAfter);
}

/** The answer of the server, or of the one inside this page. */
async function answered(path: string, asking: Asking): Promise<OwnAnswer> {
  const { body, type = JSON_TYPE, key, alone } = asking;
  const own = ownTable(/^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? '');
  const asFile = SITE && body === undefined && CATALOGUE.test(path);
  if (own || (SITE && !asFile)) return within(path, own?.tokens ?? [], asking);
  const headers: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  if (body !== undefined) headers['Content-Type'] = type;
  const options = body === undefined ? { headers } : { method: 'POST', headers, body };
  try {
    const response = await fetch(asFile ? fileOf(`${path.slice(1)}.json`) : path, options);
    const retryAfter = Number(response.headers.get('Retry-After')) || 0;
    return { status: response.status, body: await response.text(), retryAfter };
  } catch {
    if (alone && isKept()) return within(path, [], asking);
    throw new RequestFailed('unreachable', 'The server cannot be reached.');
  }
}

async function within(path: string, tokens: readonly string[], { body, type, key }: Asking): Promise<OwnAnswer> {
  if (!canRun()) throw new RequestFailed('cannot_run', 'This browser has no WebAssembly.');
  let answer: OwnAnswer;
  try {
    const { askOwn } = await import('./road/own-server');
    answer = await askOwn(path, key ?? tokens.join(' '), body, type);
  } catch {
    throw new RequestFailed('own_server_failed', 'The server inside this page has ended.');
  }
  if (answer.status === 503 && answer.body.includes('"store_unavailable"')) {
    throw new RequestFailed('no_space', 'The browser keeps nothing any more.');
  }
  if (answer.status === 201) noteToken(answer, body);
  return answer;
}

/** Keep the token of a table of this browser as a server's cookie would: beside others, or in their place. */
function noteToken(answer: OwnAnswer, body = '{}'): void {
  const { table, token } = JSON.parse(answer.body) as Opened | Seated;
  const { beside } = JSON.parse(body) as Partial<Seat>;
  const others = beside ? (ownTable(table)?.tokens ?? []).filter((each) => each !== token) : [];
  noteOwn(table, { tokens: [...others, token] });
}

/** Requests that got no answer, with their id and salt: they may have been carried out all the same. */
const unanswered = new Map<string, object>();

/** Ask for something that must not be done twice: if no answer comes, the same request is repeated. */
export async function askOnce<T>(
  path: string,
  wish: object,
  { more = () => ({}), ...asking }: Asking & { more?: () => object } = {},
): Promise<T> {
  const what = `${path} ${JSON.stringify(wish)}`;
  const once = unanswered.get(what) ?? { id: newId(), ...more() };
  unanswered.set(what, once);
  try {
    const answer = await ask<T>(path, { ...asking, body: JSON.stringify({ ...wish, ...once }) });
    unanswered.delete(what);
    return answer;
  } catch (problem) {
    if (problem instanceof RequestFailed && problem.code !== 'unreachable') unanswered.delete(what);
    throw problem;
  }
}

/** A salt for the shuffle: the deal may follow at once, so it is sent when somebody sits down. */
const newSalt = (): { salt: string } => ({ salt: newId() });

/** A secret that nobody can guess, as digits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Open a table; `alone`: for people around this device, who need no server elsewhere. */
export const openTable = (config: Config, alone = false): Promise<Opened> => askOnce('/api/tables', config, { alone });
/** Open a table with bots in all other seats, sit down and deal: one request. */
export const playAtOnce = (party: Party): Promise<Seated> =>
  askOnce('/api/play', party, { more: newSalt, alone: true });
export const publicTables = (): Promise<Listed> => ask('/api/tables');
export const showTable = (table: string): Promise<Table> => ask(at(table));
export const takeSeat = (table: string, seat: Seat): Promise<Seated> =>
  askOnce(`${at(table)}/seats`, seat, { more: newSalt });
export const tape = (table: string, round: number, game?: number): Promise<Tape> =>
  ask(`${at(table)}/tape/${round}${game === undefined ? '' : `?game=${game}`}`);
export const record = (table: string, game: number): Promise<unknown> => ask(`${at(table)}/record?game=${game}`);
/** The review of a game that is over, as far as it has come; `seat` is the one to look at first. */
export const review = (table: string, game: number, seat: number | null): Promise<ReviewSoFar> =>
  ask(`${at(table)}/review?game=${game}${seat === null ? '' : `&seat=${seat}`}`);
export const tableEdition = (table: string): Promise<EditionFile> => ask(`${at(table)}/edition`);
export const editions = (): Promise<Editions> => ask('/api/editions');
export const edition = (name: string): Promise<EditionFile> => ask(`/api/editions/${encodeURIComponent(name)}`);
export const checkEdition = (toml: string): Promise<EditionFile> =>
  ask('/api/editions', { body: toml, type: 'application/toml', alone: true });
export const bots = (): Promise<Bots> => ask('/api/bots');
/** A day, with the try of a key if there is one; null: the day that is on. */
export const showDay = (day: string | null, key?: string): Promise<Day> =>
  ask(day === null ? '/api/day' : `/api/days/${encodeURIComponent(day)}`, { key });
export const myDays = (key: string): Promise<MyDays> => ask('/api/days', { key });
/** Begin a day or go on with it; an earlier one is for practice. */
export const beginDay = (day: string, key: string, name: string, face: string): Promise<Seated> =>
  askOnce(`/api/days/${day}`, { name, face }, { key });
/** Take the day that is on along, to play it without a network. */
export const takeAlong = (day: string, key: string, wish: { name: string; face: string }): Promise<Along> =>
  ask(`/api/days/${day}/along`, { body: JSON.stringify(wish), key });
/** Send a day that was taken along and is over: every decision, as in its record. */
export const bringBack = (
  day: string,
  key: string,
  player: { name: string; face: string },
  moves: [number, string][],
): Promise<Day> => ask(`/api/days/${day}/brought`, { body: JSON.stringify({ ...player, moves }), key });
/** Put a name on the board of a day; null takes it off. */
export const joinBoard = (day: string, key: string, name: string | null): Promise<Day> =>
  ask(`/api/days/${day}/board`, { body: JSON.stringify({ name }), key });
/** Make a challenge of a game that is over at a table. */
export const makeChallenge = (table: string, game: number): Promise<Challenged> =>
  ask(`${at(table)}/challenge?game=${game}`, { body: '{}' });
const ofChallenge = (challenge: string): string => `/api/challenges/${encodeURIComponent(challenge)}`;
export const showChallenge = (challenge: string, key?: string): Promise<Challenge> =>
  ask(ofChallenge(challenge), { key });
/** Take a challenge, or go on with it. */
export const takeChallenge = (challenge: string, key: string, name: string, face: string): Promise<Seated> =>
  ask(ofChallenge(challenge), { body: JSON.stringify({ name, face }), key });
