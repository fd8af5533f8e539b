import { shuffle, type Rng } from './rng.ts';

/** Pieces by number: an order that tells nothing. */
export function inOrder(pieces: readonly number[]): number[] {
  const sorted = pieces.slice();
  // Lists are short, and searching bots do this often: inserting one by one is several times faster than `sort`.
  for (let next = 1; next < sorted.length; next++) {
    const piece = sorted[next];
    let at = next;
    for (; at > 0 && sorted[at - 1] > piece; at--) sorted[at] = sorted[at - 1];
    sorted[at] = piece;
  }
  return sorted;
}

/** Pieces in a random order that does not depend on the one they had. */
export function mixed(pieces: readonly number[], rng: Rng): number[] {
  return shuffle(inOrder(pieces), rng);
}
