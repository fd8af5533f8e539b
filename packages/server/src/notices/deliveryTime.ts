import type { NoticeSettings } from '@pharos/protocol';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When something that happened at `madeAt` may be told, seen from `now`: with the digest, and not in quiet hours. */
export function deliveryTime({ quiet, digest, timeZone }: NoticeSettings, madeAt: Date, now: Date): Date {
  const told = digest === null ? madeAt : after(madeAt, minutesUntil(digest, minuteOfDay(madeAt, timeZone)));
  const earliest = told > now ? told : now;
  if (quiet === null || quiet.from === quiet.to) return earliest;
  const minute = minuteOfDay(earliest, timeZone);
  const isQuiet = minutesUntil(minute, quiet.from) < minutesUntil(quiet.to, quiet.from);
  return isQuiet ? after(earliest, minutesUntil(quiet.to, minute)) : earliest;
}

/** How many minutes pass from one minute of the day to the next time it is another one. */
function minutesUntil(minute: number, from: number): number {
  return (minute - from + DAY_MINUTES) % DAY_MINUTES;
}

function after(time: Date, minutes: number): Date {
  const start = Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS;
  return minutes === 0 ? time : new Date(start + minutes * MINUTE_MS);
}

function minuteOfDay(time: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [hours, minutes] = format.format(time).split(':').map(Number);
  return hours * 60 + minutes;
}
