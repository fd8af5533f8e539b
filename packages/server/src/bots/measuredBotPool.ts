import type { Asker, Thinker } from './botPool.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** A thinker whose questions are counted and timed, those who wait by themselves too. */
export function measuredThinker(thinker: Thinker, metrics: Metrics): Thinker {
  const measured = async <Value>(
    kind: 'bot' | 'hint',
    asker: Asker,
    think: (asker: Asker) => Promise<Value>,
  ): Promise<Value> => {
    const end = metrics.thinking.startTimer({ kind });
    const endWait = metrics.waits.startTimer({ kind });
    let isWaiting = true;
    const waited = (): void => {
      if (!isWaiting) return;
      isWaiting = false;
      metrics.waiting.dec({ kind });
      endWait();
    };
    metrics.asked.inc({ kind });
    metrics.waiting.inc({ kind });
    try {
      return await think({
        ...asker,
        began: (isShortened) => {
          waited();
          if (isShortened) metrics.shortened.inc({ kind });
        },
      });
    } finally {
      waited();
      metrics.asked.dec({ kind });
      end();
    }
  };
  return {
    think: (task, asker) => measured('bot', asker, (watched) => thinker.think(task, watched)),
    advise: (task, asker) => measured('hint', asker, (watched) => thinker.advise(task, watched)),
    close: () => thinker.close(),
  };
}
