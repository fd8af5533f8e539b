import type { NetworkPlan } from '@pharos/bots';
import type { GameArgs } from '../args.ts';

/** A training of a network, as it was asked for. */
export interface NetworkTraining {
  readonly game: string;
  /** What was said about the tables to play at. */
  readonly args: GameArgs;
  readonly plan: NetworkPlan;
  readonly series: number;
  /** Keeps what is done: an interrupted training goes on. */
  readonly folder: string;
  /** The command that makes the same network again. */
  readonly command: string;
  readonly threads: number | undefined;
}

/** Games that a thread plays before it tells of them. */
export interface GameSpan {
  readonly from: number;
  /** The one after the last. */
  readonly end: number;
}

/** The games that are still to be played, in spans of so many. */
export function spansOf(from: number, end: number, most: number): readonly GameSpan[] {
  const count = Math.max(0, Math.ceil((end - from) / most));
  return Array.from({ length: count }, (_, span) => ({
    from: from + span * most,
    end: Math.min(end, from + (span + 1) * most),
  }));
}
