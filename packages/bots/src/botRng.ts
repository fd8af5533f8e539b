import { fastRng, foldText, type Rng, type Seed } from '@pharos/core';

/**
 * What bots draw from in the game of a seed: repeatable, and unrelated to the deal. With `ply` each choice has a
 * generator of its own, so that a resumed game goes on as the interrupted one would have.
 */
export function botRng(seed: Seed, ply = 0): Rng {
  return fastRng(foldText(0, `bots of ${seed}`), ply);
}
