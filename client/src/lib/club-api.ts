/** The requests about clubs: whoever knows a club's link may look in, and a key says who asks. */
import { ask, askOnce, newId } from './api';
import type {
  AddBot,
  BeHere,
  ChangeClub,
  ChangeEvening,
  ChangeMember,
  Club,
  ClubBook,
  ClubGames,
  ClubMeetings,
  ClubRatings,
  Config,
  Evening,
  FoundClub,
  GameImported,
  ImportGame,
  JoinClub,
  LeaveClub,
  MergeMembers,
  OpenEvening,
  Opened,
  Seated,
  SitDown,
} from './protocol';

const at = (club: string): string => `/api/clubs/${encodeURIComponent(club)}`;
const get = <T>(path: string, key?: string): Promise<T> => ask(path, { key });
const post = <T>(path: string, wish: object, key: string): Promise<T> => ask(path, { body: JSON.stringify(wish), key });

// --- The club ---

export const foundClub = (wish: FoundClub, key: string): Promise<Club> => askOnce('/api/clubs', wish, { key });
export const showClub = (club: string, key?: string): Promise<Club> => get(at(club), key);
export const changeClub = (club: string, wish: ChangeClub, key: string): Promise<Club> => post(at(club), wish, key);
export const joinClub = (club: string, wish: JoinClub, key: string): Promise<Club> =>
  post(`${at(club)}/members`, wish, key);
export const changeMember = (club: string, member: number, wish: ChangeMember, key: string): Promise<Club> =>
  post(`${at(club)}/members/${member}`, wish, key);
/** Leave, or remove somebody. */
export const leaveClub = (club: string, member: number, wish: LeaveClub, key: string): Promise<Club> =>
  post(`${at(club)}/members/${member}/leave`, wish, key);
export const mergeMembers = (club: string, member: number, wish: MergeMembers, key: string): Promise<Club> =>
  post(`${at(club)}/members/${member}/merge`, wish, key);
export const addBot = (club: string, wish: AddBot, key: string): Promise<Club> => post(`${at(club)}/bots`, wish, key);

// --- Its tables ---

export const openClubTable = (club: string, config: Config, key: string): Promise<Opened> =>
  askOnce(`${at(club)}/tables`, config, { key });
/** Sit down as the member that one is; asked again, it is the same seat. */
export const takeClubSeat = (club: string, table: string, wish: SitDown, key: string): Promise<Seated> =>
  post(`${at(club)}/tables/${encodeURIComponent(table)}/seats`, { salt: newId(), ...wish }, key);

// --- Its book ---

export const clubBook = (club: string, edition: string | null): Promise<ClubBook> =>
  get(`${at(club)}/book${edition === null ? '' : `?edition=${encodeURIComponent(edition)}`}`);
export const clubGames = (club: string, before: number | null): Promise<ClubGames> =>
  get(`${at(club)}/games${before === null ? '' : `?before=${before}`}`);
export const clubRatings = (club: string): Promise<ClubRatings> => get(`${at(club)}/ratings`);
export const clubMeetings = (club: string): Promise<ClubMeetings> => get(`${at(club)}/meetings`);
export const importGame = (club: string, wish: ImportGame, key: string): Promise<GameImported> =>
  post(`${at(club)}/import`, wish, key);
/** The addresses of what can be taken away. */
export const exportLink = (club: string, what: 'standings.csv' | 'games.csv'): string => `${at(club)}/${what}`;
/** How many records one address holds at most. */
const RECORDS = 500;
/** The addresses of all records of a book with so many games, the latest first, each with its games. */
export const recordLinks = (club: string, games: number): { first: number; last: number; link: string }[] =>
  Array.from({ length: Math.ceil(games / RECORDS) }, (_, piece) => {
    const last = games - piece * RECORDS;
    return { first: Math.max(1, last - RECORDS + 1), last, link: `${at(club)}/records.jsonl?before=${last + 1}` };
  });

// --- Its evenings ---

export const openEvening = (club: string, wish: OpenEvening, key: string): Promise<Evening> =>
  post(`${at(club)}/evenings`, wish, key);
export const showEvening = (club: string, evening: number): Promise<Evening> => get(`${at(club)}/evenings/${evening}`);
export const changeEvening = (club: string, evening: number, wish: ChangeEvening, key: string): Promise<Evening> =>
  post(`${at(club)}/evenings/${evening}`, wish, key);
export const beHere = (club: string, evening: number, wish: BeHere, key: string): Promise<Evening> =>
  post(`${at(club)}/evenings/${evening}/here`, wish, key);
export const drawRound = (club: string, evening: number, key: string): Promise<Evening> =>
  post(`${at(club)}/evenings/${evening}/rounds`, {}, key);
/** Set a table aside: nobody waits for it any more. */
export const setAside = (club: string, evening: number, table: string, key: string): Promise<Evening> =>
  post(`${at(club)}/evenings/${evening}/tables/${encodeURIComponent(table)}/abandon`, {}, key);
