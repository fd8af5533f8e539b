import type { Speak } from '../words/speaker.ts';
import type { SessionKey } from './texts.ts';

/** How a seat is called in a sentence. */
export interface SeatNames {
  /** How many seats have a name. */
  readonly count: number;
  name(seat: number): string;
  /** Whether it is the one who reads, whom some languages speak to in another way. */
  isYou(seat: number): boolean;
}

/** `you` is the seat of the only person, if there is just one. */
export function seatNames(names: readonly string[], you: number | null = null): SeatNames {
  return {
    count: names.length,
    name: (seat) => names[seat],
    isYou: (seat) => seat === you,
  };
}

/** Names that take nobody's side: for replays. */
export function neutralNames(seats: number, say: Speak<SessionKey>): SeatNames {
  const names = seats === 2 ? [say('first'), say('second')] : undefined;
  return seatNames(Array.from({ length: seats }, (_, seat) => names?.[seat] ?? say('player', { n: seat + 1 })));
}

/** Persons at one terminal. */
export function personName(seat: number, seats: number, say: Speak<SessionKey>): string {
  return seats === 2 ? say(seat === 0 ? 'firstPlayer' : 'secondPlayer') : say('player', { n: seat + 1 });
}

/** One of several of the same name. */
export function twinName(name: string, seat: number, seats: number, say: Speak<SessionKey>): string {
  return seats === 2 ? say(seat === 0 ? 'twinFirst' : 'twinSecond', { name }) : `${name} ${seat + 1}`;
}
