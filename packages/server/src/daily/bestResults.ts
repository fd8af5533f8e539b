import type { DailyId } from '@pharos/protocol';
import type { DealPlayer } from '../bots/dealPlayer.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { claimBest, storeBest } from '../storage/daily.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { DailySecret } from './dailySecret.ts';
import { dealSeed } from './dealsOfTheDay.ts';

/** The strongest of all levels. */
export const BEST = 'master';
/** Who has taken it upon them and says nothing for so long has died. */
const CLAIM_MS = 3_600_000;

interface Dependencies extends DatabaseAndTime {
  readonly dealPlayer: DealPlayer;
  readonly secret: () => Promise<DailySecret>;
  readonly reportError: ReportError;
}

/** Finds out what the best bot makes of deals: once for each, on whichever node, and when nobody waits for anything else. */
export class BestResults {
  readonly #with: Dependencies;
  readonly #work = new Set<Promise<void>>();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Somebody will want to know. */
  want(id: DailyId): void {
    if (this.#isStopped) return;
    const work = this.#find(id).catch((error: unknown) => {
      if (!this.#isStopped) this.#with.reportError(error);
    });
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Answers when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  async #find(id: DailyId): Promise<void> {
    const { db, time, dealPlayer, secret } = this.#with;
    const now = time.now();
    const claimed = await claimBest(db, id, new Date(now), new Date(now + CLAIM_MS));
    if (claimed === null) return;
    const { game, options, seat, level } = claimed;
    const seed = dealSeed(await secret(), id);
    await storeBest(db, id, await dealPlayer.play({ game, options, seed, seat, level, best: BEST }));
  }
}
