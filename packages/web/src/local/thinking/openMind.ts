import { CalledOff } from './calledOff.ts';
import type { Mind } from './mind.ts';
import { think, type Question, type Thought } from './think.ts';
import { WorkerMind } from './workerMind.ts';

/** Thinks in the page itself, which stands still meanwhile: for browsers without workers. */
export class PageMind implements Mind {
  #epoch = 0;

  async think(question: Question): Promise<Thought> {
    const epoch = this.#epoch;
    const thought = await think(question);
    if (epoch !== this.#epoch) throw new CalledOff();
    return thought;
  }

  callOff(): void {
    this.#epoch++;
  }

  close(): void {
    this.callOff();
  }
}

/** Thinks in a worker as long as that works, else in the page. */
class CarefulMind implements Mind {
  readonly #worker: Mind;
  readonly #page = new PageMind();

  constructor(worker: Mind) {
    this.#worker = worker;
  }

  async think(question: Question): Promise<Thought> {
    try {
      return await this.#worker.think(question);
    } catch (error) {
      if (error instanceof CalledOff) throw error;
      return this.#page.think(question);
    }
  }

  callOff(): void {
    this.#worker.callOff();
    this.#page.callOff();
  }

  close(): void {
    this.#worker.close();
    this.#page.close();
  }
}

/** The best place to think that this browser has. */
export function openMind(): Mind {
  if (typeof Worker === 'undefined') return new PageMind();
  const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new CarefulMind(new WorkerMind(start));
}
