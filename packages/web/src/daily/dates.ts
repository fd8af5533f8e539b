import { language } from '../i18n/index.svelte.ts';

/** Days are those of Greenwich for everybody: whoever reads them elsewhere reads the same. */
const UTC = { timeZone: 'UTC' } as const;
const DAYS_OF_WEEK = 7;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language(), { ...UTC, day: 'numeric', month: 'long' }).format(Date.parse(day));

export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(language(), { ...UTC, month: 'long', year: 'numeric' }).format(Date.parse(`${month}-01`));

/** The hour of a moment where the reader is. */
export const hourText = (at: number): string => new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(at);

/** The days of the week, in short and in full, from Monday on. */
export const weekdays = (): { readonly short: string; readonly long: string }[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) => {
    const name = (weekday: 'narrow' | 'long'): string =>
      new Intl.DateTimeFormat(language(), { ...UTC, weekday }).format(MONDAY + at * DAY_MS);
    return { short: name('narrow'), long: name('long') };
  });

/** The days of a month, with empty places before them so that each stands under its day of the week. */
export function calendarOf(month: string): (string | null)[] {
  const begin = new Date(`${month}-01T00:00:00Z`);
  const before = (begin.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const days = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 0)).getUTCDate();
  const named = Array.from({ length: days }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  return [...Array.from({ length: before }, () => null), ...named];
}

/** So many months later, or earlier. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
