import { fastRng, foldNumbers, type Rng, type Seed } from '@pharos/core';

/**
 * What bots draw from in the game of a seed: repeatable, and unrelated to the deal. With `ply` each choice has a
 * generator of its own, so that a resumed game goes on as the interrupted one would have.
 */
export function botRng(seed: Seed, ply = 0): Rng {
  const text = `bots of ${seed}`;
  const letters: number[] = [];
  for (let index = 0; index < text.length; index++) letters.push(text.charCodeAt(index));
  return fastRng(foldNumbers(0, letters), ply);
}
