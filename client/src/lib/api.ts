/** Api: the few requests; a refusal is thrown as a RequestFailed with the server's code. */
import type {
  Bots,
  Config,
  EditionFile,
  Editions,
  Listed,
  Opened,
  Party,
  ProblemCode,
  ReviewSoFar,
  Seat,
  Seated,
  Table,
  Tape,
} from './protocol';

/** Why a request failed; `unreachable` if no answer came. */
export class RequestFailed extends Error {
  constructor(
    readonly code: ProblemCode | 'unreachable',
    text: string,
    readonly key = '',
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: string, type = 'application/json'): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': type }, body });
  } catch {
    throw new RequestFailed('unreachable', 'The server cannot be reached.');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const refusal = (answer ?? {}) as { code?: ProblemCode; text?: string; key?: string };
  throw new RequestFailed(refusal.code ?? 'unreachable', refusal.text ?? '', refusal.key ?? '');
}

/** Requests that got no answer, with their id and salt: they may have been carried out all the same. */
const unanswered = new Map<string, object>();

/** Ask for something that must not be done twice: if no answer comes, the same request is repeated. */
async function askOnce<T>(path: string, wish: object, more: () => object = () => ({})): Promise<T> {
  const what = `${path} ${JSON.stringify(wish)}`;
  const once = unanswered.get(what) ?? { id: newId(), ...more() };
  unanswered.set(what, once);
  try {
    const answer = await ask<T>(path, JSON.stringify({ ...wish, ...once }));
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

export const openTable = (config: Config): Promise<Opened> => askOnce('/api/tables', config);
/** Open a table with bots in all other seats, sit down and deal: one request. */
export const playAtOnce = (party: Party): Promise<Seated> => askOnce('/api/play', party, newSalt);
export const publicTables = (): Promise<Listed> => ask('/api/tables');
export const showTable = (table: string): Promise<Table> => ask(at(table));
export const takeSeat = (table: string, seat: Seat): Promise<Seated> => askOnce(`${at(table)}/seats`, seat, newSalt);
export const tape = (table: string, round: number, game?: number): Promise<Tape> =>
  ask(`${at(table)}/tape/${round}${game === undefined ? '' : `?game=${game}`}`);
export const record = (table: string, game: number): Promise<unknown> => ask(`${at(table)}/record?game=${game}`);
/** The review of a game that is over, as far as it has come; `seat` is the one to look at first. */
export const review = (table: string, game: number, seat: number | null): Promise<ReviewSoFar> =>
  ask(`${at(table)}/review?game=${game}${seat === null ? '' : `&seat=${seat}`}`);
export const tableEdition = (table: string): Promise<EditionFile> => ask(`${at(table)}/edition`);
export const editions = (): Promise<Editions> => ask('/api/editions');
export const edition = (name: string): Promise<EditionFile> => ask(`/api/editions/${encodeURIComponent(name)}`);
export const checkEdition = (toml: string): Promise<EditionFile> => ask('/api/editions', toml, 'application/toml');
export const bots = (): Promise<Bots> => ask('/api/bots');
