import type { PackVersions } from '@pharos/core';
import type { ExpansionOptions } from './expansionTypes.ts';
import { LEAST_PLAYERS } from './limits.ts';

/** What the players agree on before the deal. */
export interface Options extends ExpansionOptions {
  readonly packs: readonly string[];
  /** First (2010) or second (2020) edition; never mixed. */
  readonly edition: 1 | 2;
  /** The versions of the packs that are not the first; left out if all are. */
  readonly versions?: PackVersions;
  /** 3 … 7; 2 in the first edition only, with the Free City as a third city [W-1, W-110]. Expansions have limits of their own. */
  readonly players: number;
  /**
   * Which board each city gets: drawn, or a list by city, `"gizah"` or with its side `"gizah/B"`; in a game for two the
   * third entry is the Free City [W-4].
   */
  readonly boards: 'random' | readonly string[];
  /** Which side is played where `boards` does not say: drawn, chosen by the owner, or the same for all [W-4]. */
  readonly sides: 'random' | 'choose' | 'A' | 'B' | 'day' | 'night';
  /** Two and two play together, side by side: seats 0 and 1, 2 and 3 and so on [AR-186, AR-187]; with some expansions. */
  readonly teams?: boolean;
  /** What the table plays otherwise than usual: names of rulings of the expansions in play; left out if nothing. */
  readonly rulings?: readonly string[];
}

export const DEFAULT_OPTIONS: Options = { packs: ['base'], edition: 2, players: 3, boards: 'random', sides: 'choose' };

/** How many cities there are: with two players the Free City is a third one [W-110]. */
export function cityCount(options: Options): number {
  return Math.max(LEAST_PLAYERS, options.players);
}
