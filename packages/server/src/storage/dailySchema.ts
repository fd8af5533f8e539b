import type { DailyScore } from '@pharos/protocol';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** A deal of a day, as it was agreed when somebody first asked for it. */
interface DailyDealsTable {
  day: string;
  deal: string;
  game: string;
  options: ColumnType<unknown, string, string>;
  /** Where whoever plays it sits. */
  seat: number;
  /** Of the bots in the other seats. */
  level: string;
  /** What the best bot makes of it; null as long as nobody knows. */
  best: ColumnType<DailyScore | null, string | null | undefined, string | null>;
  /** When somebody else may try to find out, if it is not known by then. */
  best_due: Generated<Date | null>;
}

/** A game that somebody played with a deal. */
interface DailyTriesTable {
  table_id: string;
  day: string;
  deal: string;
  guest: string;
  /** Whether the day was over: then it does not count. */
  late: boolean;
  started_at: Date;
  /** These three once the game is over and was not left. */
  result: Generated<DailyScore['result'] | null>;
  points: Generated<number | null>;
  margin: Generated<number | null>;
}

/** Something that somebody has learned, as `lesson:duel/pay`. */
interface ProgressTable {
  guest: string;
  item: string;
  at: Date;
}

export interface DailyTables {
  daily_deals: DailyDealsTable;
  daily_tries: DailyTriesTable;
  progress: ProgressTable;
}

export type DailyDealRow = Selectable<DailyDealsTable>;
export type DailyTryRow = Selectable<DailyTriesTable>;
