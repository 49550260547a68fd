/** Taken: the bakes of the day that were taken along, and are not sent yet. */
import type { Day } from '../protocol';

export interface Taken {
  /** The day as it was shown when it was taken along. */
  day: Day;
  table: string;
}

const KEPT = 'pizzaiolo.days-along';

/** By day. */
export function takenDays(): Record<string, Taken> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Taken>;
  } catch {
    return {};
  }
}

export function noteTaken(taken: Taken): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...takenDays(), [taken.day.day]: taken }));
}

export function forgetTaken(day: string): void {
  const { [day]: _, ...others } = takenDays();
  localStorage.setItem(KEPT, JSON.stringify(others));
}
