import type { Save } from '@pharos/core';
import { AnalysisRun } from '../run/analysisRun.ts';
import type { WeighedChoice } from '../run/messages.ts';
import type { WorkerStarter } from '../run/workerStarter.ts';

/** Iterations of each look at a position: at once something, then surer. */
const ROUNDS = [200, 800, 3000, 10_000] as const;
/** For somebody whose choice nobody cares to make. */
const QUICK = [400] as const;

/** Weighs the moves of one position at a time, in a worker. */
export class PositionEngine {
  readonly #start: WorkerStarter;
  #run: AnalysisRun | null = null;

  constructor(start: WorkerStarter) {
    this.#start = start;
  }

  /** Tells the moves again and again, each time surer; an engine that fails is done. */
  weigh(save: Save, seat: number, told: (moves: readonly WeighedChoice[], isDone: boolean) => void): void {
    this.stop();
    let known: readonly WeighedChoice[] = [];
    this.#run = AnalysisRun.ofPosition(
      this.#start,
      { kind: 'position', save, seat, rounds: ROUNDS },
      {
        told: ({ moves, done, all }) => told((known = moves), done === all),
        failed: () => told(known, true),
      },
    );
  }

  /** Null if it fails; never answers once it is stopped. */
  bestMove(save: Save, seat: number): Promise<string | null> {
    this.stop();
    return new Promise((resolve) => {
      this.#run = AnalysisRun.ofPosition(
        this.#start,
        { kind: 'position', save, seat, rounds: QUICK },
        { told: ({ moves }) => resolve(moves.at(0)?.move ?? null), failed: () => resolve(null) },
      );
    });
  }

  stop(): void {
    this.#run?.stop();
    this.#run = null;
  }
}
