import type { AnyMatch } from '@pharos/bots';
import { Match } from '@pharos/core';
import { gameEntry } from '../shared/games.ts';
import type { TableRow } from '../storage/schema.ts';

/** How the game of a table begins. Trials begin elsewhere: in positions that differ only in what is hidden. */
export type Deal = (table: TableRow) => AnyMatch;

/** From the secret that is stored with the table. */
export const dealFromSeed: Deal = ({ id, game: name, options, seed }) => {
  if (seed === null) throw new Error(`table ${id} has no deal`);
  const { game } = gameEntry(name);
  return Match.deal(game, game.readOptions(options), seed);
};
