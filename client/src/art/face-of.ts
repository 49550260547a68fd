/** Whose face it is: what Face draws for a seat. */
import type { SeatInfo } from '../lib/protocol';
import { lookOfName } from './looks';

/** The face of a person: the look that was picked, or the one that follows from the name. */
export function personFace(face: string | undefined, name: string): string {
  return `~${face || lookOfName(name)}`;
}

/** The face of a seat: a bot's own, even if it stands in for somebody. */
export function faceOf(seat: SeatInfo | undefined): string {
  if (seat?.bot) return seat.bot;
  return personFace(seat?.face, seat?.name ?? '');
}
