import { shuffle, type Rng } from '@pharos/core';

/** Pieces by number: an order that tells nothing. */
export function inOrder(pieces: readonly number[]): number[] {
  return [...pieces].sort((a, b) => a - b);
}

/** Pieces in a random order that does not depend on the one they had. */
export function mixed(pieces: readonly number[], rng: Rng): number[] {
  return shuffle(inOrder(pieces), rng);
}
