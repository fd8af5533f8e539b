import { formatChecksum } from '@pharos/core';
import type { Batch, Failure } from './batch.ts';

/** The answer of `pharos simulate --json`. */
export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly plies: number;
  readonly checksum: string;
  readonly wins: readonly number[];
  readonly draws: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly scores: {
    readonly byCategory: Readonly<Record<string, number>>;
    readonly mean: number;
    readonly meanWinner: number;
  };
  readonly errors: number;
  /** The first few games that broke down, if any did. */
  readonly failures?: readonly Failure[];
}

const SHOWN_FAILURES = 5;

export function summarise(game: string, games: number, seed: string, { tally, results, failures }: Batch): Summary {
  return {
    game,
    games,
    seed,
    plies: tally.plies,
    checksum: formatChecksum(tally.checksum),
    wins: results.wins,
    draws: results.draws,
    endings: results.endings(),
    scores: results.scores(),
    errors: failures.length,
    ...(failures.length > 0 && { failures: failures.slice(0, SHOWN_FAILURES) }),
  };
}
