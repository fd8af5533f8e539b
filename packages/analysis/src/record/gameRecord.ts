import type { EarlyEnd, SeatId } from '@pharos/core';
import type { Label } from '../result.ts';

/** The version of the text format; docs/record.md describes it. */
export const RECORD_FORMAT = 1;

/** A game to be read and written by people and programs: what was dealt and chosen, with what somebody says about it. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seed: string;
  /** Who sat where; null for who is not named. */
  readonly names: readonly (string | null)[];
  /** When it was played, as somebody wrote it. */
  readonly date: string | null;
  /** How people ended the game, if the rules did not. */
  readonly ended: EarlyEnd | null;
  /** The fingerprint of the last position; null if it is not checked. */
  readonly hash: string | null;
  /** What is said about the game as a whole, line by line. */
  readonly comments: readonly string[];
  readonly moves: readonly RecordedMove[];
}

export interface RecordedMove {
  /** The number of the round, from 1: choices that were made at once have the same one. */
  readonly round: number;
  readonly seat: SeatId;
  /** In the notation of the game. */
  readonly move: string;
  /** The chances of all seats before it, in tenths of a per cent; empty if they are not told. */
  readonly chances: readonly number[];
  readonly label: Label | null;
  readonly comments: readonly string[];
  /** What could have been played in place of it, each with what would follow. */
  readonly variations: readonly (readonly RecordedMove[])[];
}
