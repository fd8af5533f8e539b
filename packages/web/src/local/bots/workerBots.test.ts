import type { Task } from '@pharos/bots';
import { describe, expect, it } from 'vitest';
import { Cancelled } from './cancelled.ts';
import type { ThinkRequest } from './think.ts';
import { WorkerBots, type WorkerLike, type WorkerReply, type WorkerRequest } from './workerBots.ts';

class FakeWorker implements WorkerLike {
  readonly #listeners = new Map<string, (event: MessageEvent<WorkerReply>) => void>();
  readonly requests: WorkerRequest[] = [];
  isEnded = false;

  addEventListener(type: string, listener: (event: MessageEvent<WorkerReply>) => void): void {
    this.#listeners.set(type, listener);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(structuredClone(request));
  }

  terminate(): void {
    this.isEnded = true;
  }

  reply(data: WorkerReply): void {
    this.#listeners.get('message')?.(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.#listeners.get('error')?.(new MessageEvent('error'));
  }
}

const task: Task = { seat: 0, state: { options: {}, state: {} }, seed: [0, 0], timeLimit: 5 };
const request: ThinkRequest = { level: 'master', task };

function startBots(): { bots: WorkerBots; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers[workers.length - 1];
  };
  return { bots: new WorkerBots(start), workers };
}

describe('bots in a worker', () => {
  it('bots in a worker start with the first request and answer each, in any order', async () => {
    const { bots, workers } = startBots();
    expect(workers).toHaveLength(0);
    const answers = [bots.think(request), bots.think({ ...request, level: null })];
    const [{ requests }] = workers;
    expect(requests.map(({ request: { level } }) => level)).toEqual(['master', null]);
    workers[0].reply({ id: requests[1].id, answer: [] });
    workers[0].reply({ id: requests[0].id, answer: 'pick sphinx' });
    expect(await Promise.all(answers)).toEqual(['pick sphinx', []]);
    expect(workers).toHaveLength(1);
  });
  it('bots in a worker end their worker when a request is cancelled, and go on in a new one', async () => {
    const { bots, workers } = startBots();
    const answer = bots.think(request);
    bots.cancel();
    await expect(answer).rejects.toBeInstanceOf(Cancelled);
    expect(workers[0].isEnded).toBe(true);
    const next = bots.think(request);
    workers[1].reply({ id: workers[1].requests[0].id, answer: 'pick zeus' });
    expect(await next).toBe('pick zeus');
    bots.cancel();
    expect(workers[1].isEnded).toBe(false);
    bots.close();
    expect(workers[1].isEnded).toBe(true);
  });
  it('bots in a worker say when thinking fails, or the worker does', async () => {
    const { bots, workers } = startBots();
    const failing = bots.think(request);
    workers[0].reply({ id: workers[0].requests[0].id, failure: 'no such game' });
    await expect(failing).rejects.toThrow('no such game');
    const broken = bots.think(request);
    workers[0].fail();
    await expect(broken).rejects.toThrow('broken');
    void bots.think(request).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });
});
