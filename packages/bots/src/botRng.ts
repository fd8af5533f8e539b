import { fastRng, foldNumbers, type Rng, type Seed } from '@pharos/core';

/**
 * What bots draw from in the game of a seed: repeatable, and unrelated to the deal. With `ply` each choice has a
 * generator of its own, so that a resumed game goes on as the interrupted one would have.
 */
export function botRng(seed: Seed, ply = 0): Rng {
  const letters = Array.from(`bots of ${seed}`, (letter) => letter.charCodeAt(0));
  return fastRng(foldNumbers(0, letters), ply);
}
