import type { AnyGame } from '@pharos/bots';
import type { Seed } from '@pharos/core';
import type { TableRow } from '../../../server/src/storage/schema.ts';

/** What is done to a world before it is looked at: a trial of the trial makes it leak. */
export interface Spoil {
  /** The rules, as they would be if they knew the secret of the deal. */
  game?(game: AnyGame, secret: Seed): AnyGame;
  table?(table: TableRow, secret: Seed): TableRow;
}
