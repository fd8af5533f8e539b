/// <reference lib="webworker" />
import { think } from './think.ts';
import type { Asked, Replied } from './workerMind.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Bots think here, so that the page never waits for them. */
self.addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>): void => {
  const reply = (replied: Replied): void => self.postMessage(replied, []);
  think(question).then(
    (thought) => reply({ id, thought }),
    (error: unknown) => reply({ id, failure: String(error) }),
  );
});
