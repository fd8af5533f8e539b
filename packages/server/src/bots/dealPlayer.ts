import type { DailyScore } from '@pharos/protocol';
import { workerThreads } from '../shared/workerThreads.ts';
import type { DealTask } from './playDeal.ts';

/** Where the best bot plays deals of the day. */
export interface DealPlayer {
  play(task: DealTask): Promise<DailyScore>;
  close(): Promise<void>;
}

/** Moves, bots and pictures come first: nobody waits for this. */
const NICER = 15;
/** A thread that needs longer than this is broken, however busy the machine is. */
const TIMEOUT_MS = 1_800_000;

/** One thread of the lowest priority, apart from those that people wait for. */
export function createDealPlayer(worker: string): DealPlayer {
  const pool = workerThreads(worker, 1, { niceIncrement: NICER });
  return {
    async play(task) {
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
      try {
        return (await pool.run(task, { name: 'playDeal', signal: end.signal })) as DailyScore;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
