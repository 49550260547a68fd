/** Clubs: those in which this browser is a member, each with a key of its own, so that no club learns of another. */
import { isKey } from './keys';

export interface MyClub {
  club: string;
  name: string;
  /** By which its tables are recognised: they do not say the name in the club's link. */
  tag: string;
  key: string;
  at: number;
}

const KEPT = 'pizzaiolo.clubs';
const MOST = 50;

const isClub = (found: unknown): found is MyClub =>
  typeof found === 'object' && found !== null && 'club' in found && 'key' in found && isKey(found.key);

/** The one that was looked at last first. */
export function myClubs(): MyClub[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter(isClub) : [];
  } catch {
    return [];
  }
}

/** Note a membership, or that one has looked in again. */
export function keepClub({ club, name, tag }: Pick<MyClub, 'club' | 'name' | 'tag'>, key: string): void {
  const others = myClubs().filter((each) => each.club !== club);
  const all = [{ club, name, tag, key, at: Date.now() }, ...others].slice(0, MOST);
  localStorage.setItem(KEPT, JSON.stringify(all));
}

/** Forget a club that was left, or is gone, and with it the key. */
export function forgetClub(club: string): void {
  localStorage.setItem(KEPT, JSON.stringify(myClubs().filter((each) => each.club !== club)));
}

/** One's key in a club, if one is a member. */
export const clubKey = (club: string): string | undefined => myClubs().find((each) => each.club === club)?.key;

/** The club to which a table with this tag belongs, if one is a member of it. */
export const clubOfTable = (tag: string | undefined): MyClub | undefined =>
  tag ? myClubs().find((each) => each.tag === tag) : undefined;
