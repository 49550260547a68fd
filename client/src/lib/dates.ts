/** Days as they are written: a day is a text such as 2026-11-17, and has no time and no place. */
import { language } from './words.svelte';

/** English dates are written as most of the world writes them: the day first. */
export const locale = (): string => (language.current === 'en' ? 'en-GB' : language.current);
const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day as it is written in the player's language. */
export function dayText(day: string, style: 'long' | 'short' | 'month' = 'long'): string {
  const parts: Record<typeof style, Intl.DateTimeFormatOptions> = {
    long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
    month: { month: 'long', year: 'numeric' },
  };
  return new Intl.DateTimeFormat(locale(), { ...parts[style], timeZone: 'UTC' }).format(asDate(day));
}

/** The first letters of the weekdays, Monday first. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, number) => format.format(new Date(Date.UTC(2024, 0, 1 + number))));
}

/** The weeks of the month of a day, Monday first; null where a day belongs to another month. */
export function weeksOf(day: string): (string | null)[][] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const all: (string | null)[] = Array<null>(before).fill(null);
  for (let number = 1; number <= days; number++) all.push(`${day.slice(0, 8)}${String(number).padStart(2, '0')}`);
  while (all.length % 7) all.push(null);
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(7 * week, 7 * week + 7));
}

/** The first day of the month before or after. */
export function monthBeside(day: string, step: -1 | 1): string {
  const date = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + step, 1));
  return date.toISOString().slice(0, 10);
}
