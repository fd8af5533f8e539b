import { dealSeeds, drawPlaces, type Rng, type Seed } from '@pharos/core';

/** What a deal grows from besides the secret: the same in both worlds, and everybody may know it. */
export interface Opening {
  readonly table: string;
  /** Seat by seat; null for bots and for who contributed nothing. */
  readonly contributions: readonly (string | null)[];
}

/** What a world keeps to itself of its deal. */
export interface Kept {
  readonly secret: Seed;
  /** What cards are dealt from. */
  readonly seed: Seed;
  /** What seats are drawn from. */
  readonly seating: Seed;
}

export type KeptPair = readonly [Kept, Kept];

const HEX = '0123456789abcdef';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** One person out of so many contributes nothing. */
const SILENT = 4;
/** So many secrets are tried for one that draws the same seats. */
const SEATINGS = 40;

/** A table at which these seats are taken by people. */
export function newOpening(people: readonly boolean[], rng: Rng): Opening {
  const contributions = people.map((isPerson) => (isPerson && rng(SILENT) > 0 ? drawn(HEX, 64, rng) : null));
  return { table: drawn(LETTERS, 10, rng), contributions };
}

/** What a server makes of an opening with a secret. */
export function keptOf(secret: Seed, { table, contributions }: Opening): Kept {
  const { deal, seating } = dealSeeds(secret, table, contributions);
  return { secret, seed: deal, seating };
}

export function newKept(opening: Opening, rng: Rng): Kept {
  return keptOf(drawn(HEX, 64, rng), opening);
}

/**
 * Secrets of two worlds, and where everybody sat before the seats were drawn; null if they were not. Everybody sees the
 * places: they have to be the same.
 */
export function keptPair(
  opening: Opening,
  teamSize: number,
  rng: Rng,
): { readonly kept: KeptPair; readonly places: readonly number[] | null } {
  const count = opening.contributions.length;
  const one = newKept(opening, rng);
  const places = drawPlaces(count, teamSize, one.seating);
  for (let tries = 0; tries < SEATINGS; tries++) {
    const other = newKept(opening, rng);
    if (drawPlaces(count, teamSize, other.seating).join() === places.join()) return { kept: [one, other], places };
  }
  return { kept: [one, newKept(opening, rng)], places: null };
}

function drawn(letters: string, length: number, rng: Rng): string {
  return Array.from({ length }, () => letters[rng(letters.length)]).join('');
}
