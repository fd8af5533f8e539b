/// <reference lib="webworker" />
import type { BotGame } from '@pharos/bots';
import { think, type BotAnswer } from './think.ts';
import type { WorkerReply, WorkerRequest } from './workerBots.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Makes the worker it is called in answer for the bots of a game, so that the page never waits for them. */
export function serveBots(bots: BotGame): void {
  self.addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerRequest>): void => {
    self.postMessage(
      replyTo(id, () => think(bots, request)),
      [],
    );
  });
}

function replyTo(id: number, answer: () => BotAnswer): WorkerReply {
  try {
    return { id, answer: answer() };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
