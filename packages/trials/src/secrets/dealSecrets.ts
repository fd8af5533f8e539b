import { dealSeeds, drawPlaces, type Rng, type Seed } from '@pharos/core';

/** What a deal grows from besides the secret: the same on both servers, and everybody may know it. */
export interface DealInputs {
  readonly table: string;
  /** Seat by seat; null for bots and for who contributed nothing. */
  readonly contributions: readonly (string | null)[];
}

/** What a server keeps to itself of its deal. */
export interface DealSecrets {
  readonly secret: Seed;
  /** What cards are dealt from. */
  readonly seed: Seed;
  /** What seats are drawn from. */
  readonly seating: Seed;
}

export type DealSecretsPair = readonly [DealSecrets, DealSecrets];

const HEX = '0123456789abcdef';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** One person out of so many contributes nothing. */
const WITHOUT_CONTRIBUTION = 4;
/** So many secrets are tried for one that draws the same seats. */
const SEATINGS = 40;

/** A table at which these seats are taken by people. */
export function newDealInputs(people: readonly boolean[], rng: Rng): DealInputs {
  const contributions = people.map((isPerson) =>
    isPerson && rng(WITHOUT_CONTRIBUTION) > 0 ? drawn(HEX, 64, rng) : null,
  );
  return { table: drawn(LETTERS, 10, rng), contributions };
}

/** What a server makes of a secret and the inputs. */
export function dealSecretsOf(secret: Seed, { table, contributions }: DealInputs): DealSecrets {
  const { deal, seating } = dealSeeds(secret, table, contributions);
  return { secret, seed: deal, seating };
}

export function newDealSecrets(inputs: DealInputs, rng: Rng): DealSecrets {
  return dealSecretsOf(drawn(HEX, 64, rng), inputs);
}

/**
 * Secrets of two servers, and where everybody sat before the seats were drawn; null if they were not. Everybody sees the
 * places: they have to be the same.
 */
export function dealSecretsPair(
  inputs: DealInputs,
  teamSize: number,
  rng: Rng,
): { readonly secrets: DealSecretsPair; readonly places: readonly number[] | null } {
  const count = inputs.contributions.length;
  const one = newDealSecrets(inputs, rng);
  const places = drawPlaces(count, teamSize, one.seating);
  for (let tries = 0; tries < SEATINGS; tries++) {
    const other = newDealSecrets(inputs, rng);
    if (drawPlaces(count, teamSize, other.seating).join() === places.join()) return { secrets: [one, other], places };
  }
  return { secrets: [one, newDealSecrets(inputs, rng)], places: null };
}

function drawn(letters: string, length: number, rng: Rng): string {
  return Array.from({ length }, () => letters[rng(letters.length)]).join('');
}
