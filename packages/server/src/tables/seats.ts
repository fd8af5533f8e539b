import { drawPlaces, type Seed, type SeatId } from '@pharos/core';
import type { SeatPlan } from '@pharos/protocol';
import { isOffered } from '../shared/gameEntry.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import type { GuestRow, SeatRow } from '../storage/schema.ts';
import { cleanText } from '../shared/text.ts';

type Person = Pick<GuestRow, 'bot' | 'id' | 'kept' | 'name'>;
/** Who sits somewhere, apart from where. */
type Occupant = Omit<SeatRow, 'table_id' | 'seat'>;

const NOBODY: Occupant = {
  kind: 'open',
  guest: null,
  hot: false,
  name: null,
  level: null,
  kept_for: null,
  contribution: null,
  contributes: false,
  place: null,
  rematch_answer: null,
  kept: false,
  bot: false,
};

export function openSeat(): Occupant {
  return NOBODY;
}

export function person({ id, name, kept, bot: isProgram }: Person, contributes = false): Occupant {
  return { ...NOBODY, kind: 'guest', guest: id, name, contributes, kept, bot: isProgram };
}

export function isFull(seats: readonly SeatRow[]): boolean {
  return seats.every((row) => row.kind !== 'open');
}

/** A contribution was announced and is not there yet. */
export function isAwaited({ contributes, contribution }: SeatRow): boolean {
  return contributes && contribution === null;
}

export function bot(game: string, level: string): Occupant {
  if (!isOffered(gameEntry(game), level)) throw new Refusal('UNKNOWN_BOT', `no bot of level "${level}"`);
  return { ...NOBODY, kind: 'bot', level };
}

/** The seats of a new table. Exactly one is the host's own. */
export function plannedSeats(
  game: string,
  host: Person,
  { seats: plan, contributes }: { readonly seats: readonly SeatPlan[]; readonly contributes: boolean },
): Occupant[] {
  if (plan.filter(({ kind }) => kind === 'host').length !== 1)
    throw new Refusal('BAD_SEATS', 'exactly one seat is the host’s');
  return plan.map((seat) => {
    if (seat.kind === 'open') return openSeat();
    if (seat.kind === 'bot') return bot(game, seat.level);
    if (seat.kind === 'host') return person(host, contributes);
    const name = seat.name === undefined ? host.name : cleanText(seat.name);
    return { ...person({ id: host.id, name, kept: false, bot: false }), hot: true };
  });
}

export function seatRows(table: string, occupants: readonly Occupant[]): SeatRow[] {
  return occupants.map((occupant, seat): SeatRow => ({ ...occupant, table_id: table, seat }));
}

/** The same seats with somebody else in one of them. */
export function withOccupant(seats: readonly SeatRow[], seat: SeatId, occupant: Occupant): SeatRow[] {
  return seats.map((row) => (row.seat === seat ? { ...row, ...occupant } : row));
}

/** The seats after everybody of a guest stood up. */
export function withoutGuest(seats: readonly SeatRow[], guest: string): SeatRow[] {
  return seats.map((row) => (row.guest === guest ? { ...row, ...NOBODY } : row));
}

/** The seats as the game begins: drawn, if there is something to draw from; each knows where it was before. */
export function placedSeats(
  table: string,
  seats: readonly SeatRow[],
  teamSize: number,
  seating: Seed | null,
): SeatRow[] {
  const places = seating === null ? seats.map(({ seat }) => seat) : drawPlaces(seats.length, teamSize, seating);
  return seatRows(
    table,
    places.map((place) => ({ ...seats[place], place })),
  );
}

/** The seats after a guest added to the deal; with the one seat that is theirs alone. */
export function withContribution(seats: readonly SeatRow[], guest: string, contribution: string): SeatRow[] {
  return seats.map((row) => (row.guest === guest && !row.hot ? { ...row, contribution } : row));
}

/** The free seat a guest may take: the one kept for them, the one they name, or the first. */
export function freeSeat(seats: readonly SeatRow[], guest: string, named: SeatId | undefined): SeatId {
  const free = seats.filter((row) => row.kind === 'open' && (row.kept_for === null || row.kept_for === guest));
  if (named !== undefined) {
    if (seats.at(named) === undefined) throw new Refusal('BAD_REQUEST', `there is no seat ${named}`);
    if (free.every((row) => row.seat !== named)) throw new Refusal('SEAT_TAKEN', `seat ${named} is taken`);
    return named;
  }
  const seat = free.find((row) => row.kept_for === guest) ?? free.at(0);
  if (seat === undefined) throw new Refusal('TABLE_FULL', 'every seat is taken');
  return seat.seat;
}
