import type { Catalog, State } from '@pharos/duel';
import { agora } from './agora/agora.ts';
import type { BotExpansion } from './expansion.ts';

/** The expansions that bots know, in the order of their packs. */
export const EXPANSIONS: readonly BotExpansion[] = [agora];

let lastCatalog: Catalog | null = null;
let inPlay: readonly BotExpansion[] = [];

/** Those in play; asked for at every leaf, mostly for the same game as before. */
export function expansionsOf({ catalog }: State): readonly BotExpansion[] {
  if (catalog === lastCatalog) return inPlay;
  inPlay = EXPANSIONS.filter(({ id }) => catalog.packs.includes(id));
  lastCatalog = catalog;
  return inPlay;
}
