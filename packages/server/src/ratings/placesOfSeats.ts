import type { GameResult } from '@pharos/protocol';

/** Who sat where in a game that is over, and when a bot first had to stand in for them; null if it never had to. */
export interface PlacedSeat {
  readonly seat: number;
  /** Null for a bot. */
  readonly guest: string | null;
  readonly leftAt: number | null;
}

/** Seats that play for one result, with their place, from 0. */
export interface PlacedParty {
  readonly seats: readonly number[];
  readonly rank: number;
}

/**
 * The places of a game as they count; null if it does not count. Whoever let a bot play for them is behind everybody who
 * stayed, and behind those who left later; partners share that as they share everything. A game that people agreed to end counts for
 * nobody, unless all of them had gone.
 */
export function placesOf(
  { ending, ranking }: Pick<GameResult, 'ending' | 'ranking'>,
  seats: readonly PlacedSeat[],
  teamSize: number,
): PlacedParty[] | null {
  const people = seats.filter(({ guest }) => guest !== null);
  if (ending === 'agreement' && people.some(({ leftAt }) => leftAt === null)) return null;
  const parties = partiesOf(seats, teamSize).map((party) => ({
    seats: party.map(({ seat }) => seat),
    place: ending === 'agreement' ? 0 : ranking.findIndex((group) => group.includes(party[0].seat)),
    stayedUntil: Math.min(...party.map(({ leftAt }) => leftAt ?? Infinity)),
  }));
  const isBetter = (a: (typeof parties)[number], b: (typeof parties)[number]): boolean =>
    a.stayedUntil === b.stayedUntil ? a.stayedUntil === Infinity && a.place < b.place : a.stayedUntil > b.stayedUntil;
  return parties.map((party) => ({
    seats: party.seats,
    rank: parties.filter((other) => isBetter(other, party)).length,
  }));
}

function partiesOf<Seat>(seats: readonly Seat[], teamSize: number): Seat[][] {
  return Array.from({ length: seats.length / teamSize }, (_, at) => seats.slice(at * teamSize, (at + 1) * teamSize));
}
