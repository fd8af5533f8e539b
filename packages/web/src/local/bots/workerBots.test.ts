import type { Task } from '@pharos/bots';
import { describe, expect, it } from 'vitest';
import { Cancelled } from './cancelled.ts';
import type { ShownPage } from './shownPage.ts';
import type { PonderRequest, ThinkRequest } from './thinker.ts';
import { WorkerBots, type WorkerLike, type WorkerReply, type WorkerRequest } from './workerBots.ts';

class FakeWorker implements WorkerLike {
  readonly #listeners = new Map<string, (event: MessageEvent<WorkerReply>) => void>();
  readonly requests: Extract<WorkerRequest, { id: number }>[] = [];
  /** What it was told to ponder about, and null when it was to stop. */
  readonly pondered: unknown[] = [];
  isEnded = false;

  addEventListener(type: string, listener: (event: MessageEvent<WorkerReply>) => void): void {
    this.#listeners.set(type, listener);
  }

  postMessage(request: WorkerRequest): void {
    if ('ponder' in request) this.pondered.push(structuredClone(request.ponder));
    else this.requests.push(structuredClone(request));
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

const pondering: PonderRequest = { level: 'master', task };

class FakePage implements ShownPage {
  #isHidden = false;
  #listener: (() => void) | null = null;

  isHidden(): boolean {
    return this.#isHidden;
  }

  watch(listener: () => void): () => void {
    this.#listener = listener;
    return () => (this.#listener = null);
  }

  hide(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#listener?.();
  }
}

function startBots(page = new FakePage()): { bots: WorkerBots; workers: FakeWorker[]; page: FakePage } {
  const workers: FakeWorker[] = [];
  const start = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers[workers.length - 1];
  };
  return { bots: new WorkerBots(start, page), workers, page };
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
  it('bots in a worker ponder while the page is shown, and stop when it is hidden or nothing is left to ponder about', () => {
    const { bots, workers, page } = startBots();
    bots.ponder(pondering);
    const [{ pondered }] = workers;
    expect(pondered).toEqual([pondering]);
    page.hide(true);
    page.hide(false);
    expect(pondered.slice(1)).toEqual([null, pondering]);
    bots.cancel();
    expect(pondered.slice(3)).toEqual([null]);
    expect(workers[0].isEnded).toBe(false);
    page.hide(true);
    bots.ponder(pondering);
    page.hide(false);
    expect(pondered.slice(4)).toEqual([null, pondering]);
    // A question ends it without a word of its own.
    void bots.think(request).catch(() => undefined);
    page.hide(true);
    expect(pondered).toHaveLength(6);
    bots.close();
  });
  it('bots in a worker get a new one after many answers, when nobody waits for the old one', async () => {
    const { bots, workers } = startBots();
    const answer = async (): Promise<void> => {
      const thought = bots.think(request);
      const worker = workers[workers.length - 1];
      worker.reply({ id: worker.requests[worker.requests.length - 1].id, answer: 'pick zeus' });
      await thought;
    };
    for (let answers = 0; answers < 8; answers++) await answer();
    expect(workers).toHaveLength(1);
    bots.ponder(pondering);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(workers[1].pondered).toEqual([pondering]);
    for (let answers = 0; answers < 59; answers++) await answer();
    const waiting = bots.think(request);
    bots.ponder(pondering);
    expect(workers).toHaveLength(2);
    workers[1].reply({ id: workers[1].requests[59].id, answer: 'pick zeus' });
    await waiting;
    await answer();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
    bots.close();
  });
  it('bots in a worker start none for a page that nobody sees', () => {
    const { bots, workers, page } = startBots();
    page.hide(true);
    bots.ponder(pondering);
    expect(workers).toHaveLength(0);
    bots.close();
    page.hide(false);
    expect(workers).toHaveLength(0);
  });
});
