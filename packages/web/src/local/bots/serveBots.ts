/// <reference lib="webworker" />
import type { BotGame } from '@pharos/bots';
import { BotRequests } from './botRequests.ts';
import { Thinker } from './thinker.ts';
import type { WorkerRequest } from './workerBots.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Makes the worker it is called in answer for the bots of a game, so that the page never waits for them. */
export function serveBots(bots: BotGame): void {
  const requests = new BotRequests(new Thinker(bots), (reply) => self.postMessage(reply, []));
  self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>): void => requests.receive(data));
}
