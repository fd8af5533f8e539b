import type { Rng } from '@pharos/core';
import type { Catalog } from './catalog.ts';
import type { Options } from './options.ts';

/**
 * The points at which an expansion has its say. It names those it needs; the base game calls them in the order of the packs.
 * A point said to replace something may be used by one expansion of a game only.
 *
 * `S` is the state; state.ts has this ready under the name Expansion.
 */
export interface ExpansionRecord<S> {
  /** The id of its pack: with the pack chosen, the expansion is in play. */
  readonly id: string;

  /** With boards and hands dealt, prepares its own part. */
  readonly setUp?: (s: S, rng: Rng) => void;

  /** Its part of a state: empty, copied, and as numbers. */
  readonly newPart?: (catalog: Catalog, options: Options) => object;
  readonly clonePart?: (s: S) => object;
  readonly encodePart?: (s: S, out: number[]) => void;
}
