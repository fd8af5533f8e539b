/// <reference lib="webworker" />
import type { GameKnowledge } from '@pharos/analysis';
import type { BotGame } from '@pharos/bots';
import type { GameEvent } from '@pharos/core';
import { analyseGame, weighPosition } from './analyseInWorker.ts';
import type { AnalysisReply, AnalysisRequest } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Makes the worker it is called in analyse games, so that the page never waits. Who wants it to stop ends the worker. */
export function serveAnalysis<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  bots: BotGame,
): void {
  const tell = (reply: AnalysisReply): void => self.postMessage(reply, []);
  self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>): void => {
    try {
      if (data.kind === 'game') analyseGame(known, data, tell);
      else weighPosition(bots, data, tell);
    } catch (error) {
      tell({ kind: 'failure', problem: String(error) });
    }
  });
}
