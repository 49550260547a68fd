/** People: who sat around this device last, so that they need not be named again. */

export interface Person {
  name: string;
  /** The look that was picked (see art/looks); empty: the one that follows from the name. */
  face: string;
}

export const FEWEST = 2;
export const MOST = 6;

const KEPT = 'pizzaiolo.people';

/** Those of last time; at first, the one whose device it is and a second place. */
export function lastPeople(own: Person): Person[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    const people = Array.isArray(found) ? (found as Person[]).slice(0, MOST) : [];
    if (people.length >= FEWEST) return people.map(({ name, face }) => ({ name: String(name), face: String(face) }));
  } catch {
    // What cannot be read is nothing to go by.
  }
  return [own, { name: '', face: '' }];
}

export function keepPeople(people: readonly Person[]): void {
  localStorage.setItem(KEPT, JSON.stringify(people));
}

/** The first one whose name is missing or is another's as well; null if all is well. */
export function unnamed(people: readonly Person[]): { place: number; why: 'missing' | 'twice' } | null {
  const names = people.map(({ name }) => name.trim());
  for (const [place, name] of names.entries()) {
    if (!name) return { place, why: 'missing' };
    if (names.indexOf(name) < place) return { place, why: 'twice' };
  }
  return null;
}
