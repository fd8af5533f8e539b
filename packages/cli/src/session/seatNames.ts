/** How a seat is called in a sentence; past tense suits "You" and "Greedy" alike. */
export interface SeatNames {
  /** How many seats have a name. */
  readonly count: number;
  name(seat: number): string;
  /** `your`, `Greedy's`. */
  possessive(seat: number): string;
}

export const YOU = 'You';

export function seatNames(names: readonly string[]): SeatNames {
  return {
    count: names.length,
    name: (seat) => names[seat],
    possessive: (seat) => (names[seat] === YOU ? 'your' : `${names[seat]}'s`),
  };
}

/** Names that take nobody's side: for replays. */
export function neutralNames(seats: number): SeatNames {
  return seatNames(
    Array.from({ length: seats }, (_, seat) => (seats === 2 ? ['First', 'Second'][seat] : numbered(seat))),
  );
}

/** Persons at one terminal. */
export function personName(seat: number, seats: number): string {
  return seats === 2 ? ['First player', 'Second player'][seat] : numbered(seat);
}

/** One of several of the same name. */
export function twinName(name: string, seat: number, seats: number): string {
  return seats === 2 ? `${name} (${['first', 'second'][seat]})` : `${name} ${seat + 1}`;
}

function numbered(seat: number): string {
  return `Player ${seat + 1}`;
}
