import type { Seat } from '@pharos/protocol';
import { t, textAt } from '../i18n/index.svelte.ts';

/** What a seat is called: its name, or the level of its bot. */
export function seatName(seat: Pick<Seat, 'kind' | 'name' | 'level'> | undefined): string {
  if (!seat || seat.kind === 'open') return t('seat.open');
  if (seat.kind === 'bot' && (seat.name === null || seat.name === '' || seat.name === seat.level))
    return botName(seat.level);
  return seat.name ?? t('seat.guest');
}

export function botName(level: string | null): string {
  return level === null ? t('seat.bot') : (textAt(`bot.${level}`) ?? level);
}

/** A level to choose from; one the catalogue does not know yet goes by its id. */
export const levelName = (level: string): string => textAt(`level.${level}`) ?? level;
