import type { Save } from '@pharos/core';

/** Who plays a seat of a game on this device. */
export interface LocalSeat {
  /** That of a bot is its level. */
  readonly name: string;
  /** Null for a person. */
  readonly level: string | null;
}

export interface LocalRecord {
  readonly save: Save;
  readonly seats: readonly LocalSeat[];
  readonly created: number;
  /** Whether a player may ask what a good player would do. */
  readonly hints?: boolean | undefined;
  /** Whether a player may look up which cards they have seen. */
  readonly memory?: boolean | undefined;
  /** Whether a first game is explained while it is played. */
  readonly coach?: boolean | undefined;
  /** Whether the game is over. */
  readonly isOver?: boolean | undefined;
}
