import type { Task } from '@pharos/bots';
import { describe, expect, it } from 'vitest';
import { CalledOff } from './calledOff.ts';
import type { Question } from './think.ts';
import { WorkerMind, type Asked, type Replied, type WorkerLike } from './workerMind.ts';

class FakeWorker implements WorkerLike {
  readonly #heard = new Map<string, (event: MessageEvent<Replied>) => void>();
  readonly asked: Asked[] = [];
  isEnded = false;

  addEventListener(type: string, hear: (event: MessageEvent<Replied>) => void): void {
    this.#heard.set(type, hear);
  }

  postMessage(asked: Asked): void {
    this.asked.push(structuredClone(asked));
  }

  terminate(): void {
    this.isEnded = true;
  }

  reply(replied: Replied): void {
    this.#heard.get('message')?.({ data: replied } as MessageEvent<Replied>);
  }

  fail(): void {
    this.#heard.get('error')?.({} as MessageEvent<Replied>);
  }
}

const question: Question = { game: 'duel', level: 'master', task: { seat: 0, patience: 5 } as unknown as Task };

function hire(): { mind: WorkerMind; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = (): FakeWorker => {
    workers.push(new FakeWorker());
    return workers[workers.length - 1];
  };
  return { mind: new WorkerMind(start), workers };
}

describe('a mind in a worker', () => {
  it('starts with the first question and answers each, in any order', async () => {
    const { mind, workers } = hire();
    expect(workers).toHaveLength(0);
    const thoughts = [mind.think(question), mind.think({ ...question, level: null })];
    const [{ asked }] = workers;
    expect(asked.map(({ question: { level } }) => level)).toEqual(['master', null]);
    workers[0].reply({ id: asked[1].id, thought: [] });
    workers[0].reply({ id: asked[0].id, thought: 'pick sphinx' });
    expect(await Promise.all(thoughts)).toEqual(['pick sphinx', []]);
    expect(workers).toHaveLength(1);
  });
  it('ends its worker when it is called off, and thinks on in a new one', async () => {
    const { mind, workers } = hire();
    const thought = mind.think(question);
    mind.callOff();
    await expect(thought).rejects.toBeInstanceOf(CalledOff);
    expect(workers[0].isEnded).toBe(true);
    const next = mind.think(question);
    workers[1].reply({ id: workers[1].asked[0].id, thought: 'pick zeus' });
    expect(await next).toBe('pick zeus');
    mind.callOff();
    expect(workers[1].isEnded).toBe(false);
    mind.close();
    expect(workers[1].isEnded).toBe(true);
  });
  it('says when thinking fails, or the worker does', async () => {
    const { mind, workers } = hire();
    const failing = mind.think(question);
    workers[0].reply({ id: workers[0].asked[0].id, failure: 'no such game' });
    await expect(failing).rejects.toThrow('no such game');
    const broken = mind.think(question);
    workers[0].fail();
    await expect(broken).rejects.toThrow('broken');
    void mind.think(question).catch(() => undefined);
    expect(workers).toHaveLength(2);
  });
});
