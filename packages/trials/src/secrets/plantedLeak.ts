import type { AnyGame } from '@pharos/bots';
import type { TableRow } from '@pharos/server';
import type { DealSecrets } from './dealSecrets.ts';

/** What makes a server leak, so that a test sees the leak found. */
export interface PlantedLeak {
  /** The rules, as they would be if they knew what the deal grew from. */
  game?(game: AnyGame, secrets: DealSecrets): AnyGame;
  table?(table: TableRow): TableRow;
}
