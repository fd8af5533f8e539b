import type * as perf from 'node:perf_hooks';

/** How a process fared since the beginning of a period. */
export interface ProcessStats {
  /** Cores in use: 1 is one core all the time, all threads together. */
  readonly cores: number;
  /** The event loop: milliseconds of delay that 99 of 100 turns did not exceed. */
  readonly delayP99: number;
  readonly rss: number;
  /** What JavaScript and the buffers beside it hold. */
  readonly heap: number;
}

/** Reads a process. Needs nothing but its argument: its text is also loaded into the server's process. */
export function statsReader({ monitorEventLoopDelay }: Pick<typeof perf, 'monitorEventLoopDelay'>): {
  begin(): void;
  read(): ProcessStats;
} {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let cpu = process.cpuUsage();
  let since = performance.now();
  return {
    begin() {
      delay.reset();
      cpu = process.cpuUsage();
      since = performance.now();
    },
    read() {
      const { user, system } = process.cpuUsage(cpu);
      const { rss, heapUsed, external } = process.memoryUsage();
      const cores = (user + system) / 1000 / (performance.now() - since);
      return { cores, delayP99: Math.max(0, delay.percentile(99) / 1e6 - resolution), rss, heap: heapUsed + external };
    },
  };
}

/** What the server's process can be asked for. `collect` reads after what is garbage is gone. */
export type StatsRequest = 'begin' | 'read' | 'collect';

/**
 * A module for `node --import`: answers how the process fares when its parent asks. The server itself knows nothing of it
 * and ends when it wants to.
 */
export const PROBE = `data:text/javascript,${encodeURIComponent(`
import * as perf from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const reader = (${statsReader.toString()})(perf);
  process.on('message', (question) => {
    if (question === 'begin') reader.begin();
    if (question === 'collect') for (let round = 0; round < 3; round++) globalThis.gc();
    process.send(reader.read());
  });
  process.channel.unref();
}
`)}`;
