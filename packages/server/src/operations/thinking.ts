import type { Thinker } from '../play/botThreads.ts';
import type { Metrics } from './metrics.ts';

/** A thinker whose questions are counted and timed, waiting included. */
export function measuredThinker(thinker: Thinker, metrics: Metrics): Thinker {
  const measured = async <Value>(kind: 'bot' | 'hint', think: () => Promise<Value>): Promise<Value> => {
    const end = metrics.thinking.startTimer({ kind });
    metrics.asked.inc({ kind });
    try {
      return await think();
    } finally {
      metrics.asked.dec({ kind });
      end();
    }
  };
  return {
    think: (task, asker) => measured('bot', () => thinker.think(task, asker)),
    advise: (task, asker) => measured('hint', () => thinker.advise(task, asker)),
    close: () => thinker.close(),
  };
}
