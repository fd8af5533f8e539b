import type { Seat } from '@pharos/protocol';
import { t } from '../i18n/index.svelte.ts';

export const LEVELS = ['random', 'greedy'] as const;

/** What a seat is called: its name, or the level of its bot. */
export function seatName(seat: Pick<Seat, 'kind' | 'name' | 'level'> | undefined): string {
  if (!seat || seat.kind === 'open') return t('seat.open');
  if (seat.kind === 'bot' && (seat.name === null || seat.name === '' || seat.name === seat.level))
    return botName(seat.level);
  return seat.name ?? t('seat.guest');
}

export function botName(level: string | null): string {
  const known = LEVELS.find((name) => name === level);
  return known ? t(`bot.${known}`) : (level ?? t('seat.bot'));
}
