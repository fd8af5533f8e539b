import type { AnyGame } from '@pharos/bots';
import type { TableRow } from '../../../server/src/storage/schema.ts';
import type { Kept } from './dealSecrets.ts';

/** What is done to a world before it is looked at: a trial of the trial makes it leak. */
export interface Spoil {
  /** The rules, as they would be if they knew what the deal grew from. */
  game?(game: AnyGame, kept: Kept): AnyGame;
  table?(table: TableRow): TableRow;
}
