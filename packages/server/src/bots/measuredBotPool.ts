import type { Metrics } from '../telemetry/metrics.ts';
import type { BotPool, BotRequest } from './botPool.ts';

/** A pool whose requests are counted and timed, and so is their wait. */
export function measuredBotPool(pool: BotPool, metrics: Metrics): BotPool {
  const measured = async <Value>(
    kind: 'bot' | 'hint',
    request: BotRequest,
    work: (request: BotRequest) => Promise<Value>,
  ): Promise<Value> => {
    const end = metrics.botRequestSeconds.startTimer({ kind });
    const endWait = metrics.botWaitSeconds.startTimer({ kind });
    let isWaiting = true;
    const stopWaiting = (): void => {
      if (!isWaiting) return;
      isWaiting = false;
      metrics.botRequestsWaiting.dec({ kind });
      endWait();
    };
    metrics.botRequests.inc({ kind });
    metrics.botRequestsWaiting.inc({ kind });
    try {
      return await work({
        ...request,
        onStart: stopWaiting,
        onShortened: () => metrics.searchesShortened.inc({ kind }),
      });
    } finally {
      stopWaiting();
      metrics.botRequests.dec({ kind });
      end();
    }
  };
  return {
    chooseMove: (task, request) => measured('bot', request, (one) => pool.chooseMove(task, one)),
    suggestMoves: (task, request) => measured('hint', request, (one) => pool.suggestMoves(task, one)),
    close: () => pool.close(),
  };
}
