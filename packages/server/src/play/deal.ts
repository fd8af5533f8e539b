import type { AnyMatch } from '@pharos/bots';
import { Match } from '@pharos/core';
import { gameEntry } from '../shared/games.ts';
import type { TableRow } from '../storage/schema.ts';

/** How the game of a table begins. Trials begin elsewhere: in positions that differ only in what is hidden. */
export type Deal = (table: TableRow) => AnyMatch;

/** From the secret that is stored with the table, and on with the moves of a game it continues. */
export const dealFromSeed: Deal = ({ id, game: name, options, seed, opening }) => {
  if (seed === null) throw new Error(`table ${id} has no deal`);
  const { game } = gameEntry(name);
  const match = Match.deal(game, game.readOptions(options), seed);
  for (const { seat, text } of opening?.moves ?? []) match.play(seat, text);
  return match;
};
