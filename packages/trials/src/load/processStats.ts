import type * as fs from 'node:fs';
import type * as perf from 'node:perf_hooks';

/** How a process fared since the beginning of a period. */
export interface ProcessStats {
  /** Cores in use: 1 is one core all the time, all threads together. */
  readonly cores: number;
  /** Of these, those of the main thread; null where the system does not tell. */
  readonly mainCores: number | null;
  /** The event loop: milliseconds of delay that 99 of 100 turns did not exceed. */
  readonly delayP99: number;
  readonly rss: number;
  /** What JavaScript and the buffers beside it hold. */
  readonly heap: number;
}

/** Reads a process. Needs nothing but its argument: its text is also loaded into the server's process. */
export function statsReader({
  monitorEventLoopDelay,
  readFileSync,
}: Pick<typeof perf, 'monitorEventLoopDelay'> & Pick<typeof fs, 'readFileSync'>): {
  begin(): void;
  read(): ProcessStats;
} {
  const resolution = 5;
  /** Milliseconds of the main thread so far, from the ticks that Linux counts. */
  const mainTime = (): number | null => {
    try {
      const text = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
      const [user, system] = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    } catch {
      return null;
    }
  };
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let cpu = process.cpuUsage();
  let main = mainTime();
  let since = performance.now();
  return {
    begin() {
      delay.reset();
      cpu = process.cpuUsage();
      main = mainTime();
      since = performance.now();
    },
    read() {
      const { user, system } = process.cpuUsage(cpu);
      const { rss, heapUsed, external } = process.memoryUsage();
      const lasted = performance.now() - since;
      const mainNow = mainTime();
      return {
        cores: (user + system) / 1000 / lasted,
        mainCores: main === null || mainNow === null ? null : (mainNow - main) / lasted,
        delayP99: Math.max(0, delay.percentile(99) / 1e6 - resolution),
        rss,
        heap: heapUsed + external,
      };
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
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  const reader = (${statsReader.toString()})({ monitorEventLoopDelay, readFileSync });
  process.on('message', (question) => {
    if (question === 'begin') reader.begin();
    if (question === 'collect') for (let round = 0; round < 3; round++) globalThis.gc();
    process.send(reader.read());
  });
  process.channel.unref();
}
`)}`;
