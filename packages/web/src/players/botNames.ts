import type { TableInfo } from '@pharos/protocol';

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

/** Neighbours have to be told apart: where more than two play, each bot has a proper name, the same on every screen. */
export function nameBots(table: TableInfo): TableInfo {
  const { seats } = table;
  if (seats.length <= 2) return table;
  const free = NAMES.filter((name) => seats.every((seat) => seat.name !== name));
  const isNameless = (name: string | null, level: string | null): boolean =>
    name === null || name === '' || name === level;
  return {
    ...table,
    seats: seats.map((seat) =>
      seat.kind === 'bot' && isNameless(seat.name, seat.level)
        ? { ...seat, name: free[seat.seat % free.length] ?? null }
        : seat,
    ),
  };
}
