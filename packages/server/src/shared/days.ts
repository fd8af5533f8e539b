import type { DailyId } from '@pharos/protocol';

const DAY_MS = 86_400_000;

/** The day of a moment by Greenwich time, the same for everybody. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

/** When a day ends. */
export function endOfDay(day: string): number {
  return Date.parse(day) + DAY_MS;
}

/** The deal that a table plays, as it is stored with it. */
export function dailyText({ day, deal }: DailyId): string {
  return `${day}/${deal}`;
}

export function readDaily(text: string): DailyId {
  const [day, deal = ''] = text.split('/');
  return { day, deal };
}
