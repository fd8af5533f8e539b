import type { GameEvent, SeatId } from '@pharos/core';
import type { LogRow } from '../storage/schema.ts';

/** Why a bot plays for somebody. */
export type StandInReason = 'left' | 'timeout' | 'absent';

/** Something to be added to the log. */
export type NewEntry = Pick<LogRow, 'kind' | 'seat' | 'text' | 'by_bot' | 'command'> & {
  readonly at: Date;
  /** The version the player was looking at. */
  readonly seen?: number;
};

/** What an entry of the log did to the game; nothing of it is hidden yet. */
export interface Step {
  readonly kind: LogRow['kind'];
  readonly events: readonly GameEvent[];
  /** Whose entry it is. */
  readonly seat: SeatId;
  /** Whether it shows at the table besides the game: who plays a seat, what is asked. */
  readonly isTableChanged: boolean;
}
