import type { Seat } from './messages.ts';

const NAMES = [
  'Nikias',
  'Theano',
  'Lysandra',
  'Iason',
  'Demetrios',
  'Kallisto',
  'Philon',
  'Zosime',
  'Glaukos',
  'Melitta',
  'Timon',
  'Xanthe',
] as const;

type NamedSeat = Pick<Seat, 'seat' | 'kind' | 'name' | 'level'>;

/** Neighbours have to be told apart: where more than two play, each bot has a proper name, the same on every screen. */
export function botNames(seats: readonly NamedSeat[]): (string | null)[] {
  const free = NAMES.filter((name) => seats.every((seat) => seat.name !== name));
  const isNameless = ({ kind, name, level }: NamedSeat): boolean =>
    kind === 'bot' && (name === null || name === '' || name === level);
  return seats.map((seat) =>
    seats.length > 2 && isNameless(seat) ? (free[seat.seat % free.length] ?? null) : seat.name,
  );
}
