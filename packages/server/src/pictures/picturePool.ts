import type { Facts } from '@pharos/pictures';
import { Refusal } from '../shared/refusal.ts';
import { workerThreads } from '../shared/workerThreads.ts';

/** Where pictures are drawn. */
export interface PicturePool {
  render(facts: Facts): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Pictures that may wait. One takes a fraction of a second: more would come too late for whoever asked. */
const MOST_WAITING = 20;
const RETRY_S = 5;
/** A thread that needs longer than this is broken, however busy the machine is. */
const TIMEOUT_MS = 120_000;
/** Moves and bots come first. */
const NICER = 5;

/** One thread of low priority, so that nobody at a table waits for a picture. */
export function createPicturePool(worker: string): PicturePool {
  const pool = workerThreads(worker, 1, { maxQueue: MOST_WAITING, niceIncrement: NICER });
  return {
    async render(facts) {
      if (pool.queueSize >= MOST_WAITING) throw new Refusal('UNAVAILABLE', 'many pictures are asked for now', RETRY_S);
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(), TIMEOUT_MS);
      try {
        return (await pool.run(facts, { name: 'renderPicture', signal: end.signal })) as Uint8Array;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
