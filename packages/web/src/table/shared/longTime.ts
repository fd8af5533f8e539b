import { t } from '../../i18n/index.svelte.ts';

const MINUTE_MS = 60_000;

/** Time of a game by correspondence, as exact as anybody wants to know: days and hours, hours and minutes, minutes. */
export function longTime(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('clock.minutes', { n: minutes });
  if (hours < 24) return t('clock.hoursMinutes', { hours, minutes: minutes % 60 });
  const days = t('clock.days', { n: Math.floor(hours / 24) });
  return hours % 24 === 0 ? days : t('clock.daysHours', { days, hours: hours % 24 });
}
