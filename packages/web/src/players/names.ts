import type { Seat } from '@pharos/protocol';
import { t, textAt } from '../i18n/index.svelte.ts';

type Named = Pick<Seat, 'kind' | 'name' | 'level'>;

/** What a seat is called: its name, or the level of its bot; whoever was forgotten has no name. */
export function seatName(seat: Named | undefined): string {
  if (!seat || seat.kind === 'open') return t('seat.open');
  if (seat.kind === 'bot' && (seat.name === null || seat.name === '' || seat.name === seat.level))
    return botName(seat.level);
  return seat.name ?? t('seat.former');
}

/** Whoever has not kept their identity: others may be called the same. */
export const isUnkept = ({ kind, kept }: Pick<Seat, 'kept' | 'kind'>): boolean => kind === 'guest' && kept === false;

/** What stands in the sign of somebody. */
export const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toUpperCase();

/** The one seat that is mine; null for who looks on, and where several play on one device. */
export function mineAlone(seats: readonly Pick<Seat, 'seat' | 'mine'>[]): number | null {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 ? mine[0].seat : null;
}

/** The same, and "you" for the seat that is mine. */
export function seatNameOrYou(seat: (Named & Pick<Seat, 'seat'>) | undefined, me: number | null): string {
  return seat !== undefined && seat.seat === me ? t('end.you') : seatName(seat);
}

/** The seat that is mine alone, and what all of them are called. */
export function namesOf(seats: readonly Seat[]): {
  readonly me: number | null;
  readonly nameOf: (seat: number) => string;
  readonly nameOrYou: (seat: number) => string;
} {
  const me = mineAlone(seats);
  return { me, nameOf: (seat) => seatName(seats[seat]), nameOrYou: (seat) => seatNameOrYou(seats[seat], me) };
}

/** Whom one plays with, in few words: people before bots, the first by name; open seats are nobody. */
export function othersText(seats: readonly Named[]): string {
  const seated = seats.filter(({ kind }) => kind !== 'open');
  const others = seated.length > 0 ? seated : seats;
  const people = others.filter(({ kind }) => kind === 'guest');
  const named = people.length > 0 ? people : others;
  const name = seatName(named[0]);
  return others.length > 1 ? t('home.andOthers', { name, n: others.length - 1 }) : name;
}

export function botName(level: string | null): string {
  return level === null ? t('seat.bot') : (textAt(`bot.${level}`) ?? level);
}

/** How a bot of a level thinks and how long; nothing for one the catalogue does not know. */
export const levelText = (level: string): string => textAt(`level.about.${level}`) ?? '';

/** What a bot is fond of, in a word. */
export const characterName = (character: string): string => textAt(`character.${character}`) ?? character;

/** A level to choose from; one the catalogue does not know yet goes by its id. */
export const levelName = (level: string): string => textAt(`level.${level}`) ?? level;
