import type { Deed } from './deed.ts';

/** Cities as they sit, mine in the middle: those on my left stand on the left. */
export function seatingRow(me: number, cities: number): number[] {
  const first = Math.floor((cities - 1) / 2);
  return Array.from({ length: cities }, (_, place) => (me + first - place + cities) % cities);
}

/** The same where two stand side by side: mine first, then clockwise. */
export function seatingRound(me: number, cities: number): number[] {
  return Array.from({ length: cities }, (_, place) => (me + place) % cities);
}

/** Coins on their way between two places of the row; beyond its ends, where the row goes round. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The payments between the cities of a row, each the short way round. */
export function arcsOf(row: readonly number[], deeds: readonly Deed[]): Arc[] {
  return deeds.flatMap(({ city, paid }) =>
    paid.flatMap(({ to, count }): Arc[] => (to === null ? [] : arcs(row.indexOf(city), row.indexOf(to), count, row))),
  );
}

function arcs(from: number, to: number, count: number, { length }: readonly number[]): Arc[] {
  if (Math.abs(to - from) <= length / 2) return [{ from, to, count }];
  const beyond = to > from ? to - length : to + length;
  // It leaves at one end and arrives at the other.
  return [
    { from, to: beyond, count },
    { from: from + (to - beyond), to, count },
  ];
}
