import type { LocalGame } from '../localGame.ts';
import type { BotRunner } from './botRunner.ts';
import { Cancelled } from './cancelled.ts';
import { Thinker, type BotAnswer, type PonderRequest, type ThinkRequest } from './thinker.ts';
import { WorkerBots } from './workerBots.ts';

/** Bots in the page itself, which stands still meanwhile: for browsers without workers. */
class PageBots implements BotRunner {
  readonly #load: LocalGame['bots'];
  #thinker: Thinker | null = null;
  #epoch = 0;

  constructor(load: LocalGame['bots']) {
    this.#load = load;
  }

  async think(request: ThinkRequest): Promise<BotAnswer> {
    const epoch = this.#epoch;
    const bots = await this.#load();
    if (epoch !== this.#epoch) throw new Cancelled();
    this.#thinker ??= new Thinker(bots);
    return this.#thinker.think(request);
  }

  /** The page would stand still. */
  ponder(): void {
    return;
  }

  cancel(): void {
    this.#epoch++;
  }

  close(): void {
    this.cancel();
  }
}

/** Bots in a worker as long as that works, else in the page. */
class WorkerOrPageBots implements BotRunner {
  readonly #worker: BotRunner;
  readonly #page: BotRunner;

  constructor(worker: BotRunner, page: BotRunner) {
    this.#worker = worker;
    this.#page = page;
  }

  async think(request: ThinkRequest): Promise<BotAnswer> {
    try {
      return await this.#worker.think(request);
    } catch (error) {
      if (error instanceof Cancelled) throw error;
      return this.#page.think(request);
    }
  }

  ponder(request: PonderRequest): void {
    this.#worker.ponder(request);
  }

  cancel(): void {
    this.#worker.cancel();
    this.#page.cancel();
  }

  close(): void {
    this.#worker.close();
    this.#page.close();
  }
}

/** The bots of a game, in the best place that this browser has for them. */
export function openBots({ bots, startBotWorker }: LocalGame): BotRunner {
  const page = new PageBots(bots);
  return typeof Worker === 'undefined' ? page : new WorkerOrPageBots(new WorkerBots(startBotWorker), page);
}
