import { Piscina } from 'piscina';

/** Threads that nobody needs go after this long: they cost memory. */
const IDLE_MS = 60_000;

export type ThreadWishes = Pick<NonNullable<ConstructorParameters<typeof Piscina>[0]>, 'maxQueue' | 'niceIncrement'>;

/** Threads that run a worker, as many as are needed and at most `most`. */
export function workerThreads(worker: string, most: number, wishes: ThreadWishes = {}): Piscina {
  const threads = new Piscina({ filename: worker, minThreads: 0, maxThreads: most, idleTimeout: IDLE_MS, ...wishes });
  // Whoever waits for a thread that ends is told so; one that ends while nobody waits is no reason for the server to end as well.
  threads.on('error', () => undefined);
  return threads;
}
