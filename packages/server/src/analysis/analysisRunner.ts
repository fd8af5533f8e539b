import { ENGINE, STANDARD } from '@pharos/analysis';
import type { AnalysisConfig } from '../config/analysisConfig.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { refusalIn } from '../shared/refusal.ts';
import { dropJob, giveBackJob, takeJob, type JobKey, type TakenJob } from '../storage/analysisJobs.ts';
import { countJobs } from '../storage/analysisQueue.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { AnalysisPool } from './analysisPool.ts';
import { runJob } from './runJob.ts';

/** How often is looked for jobs of other nodes, and for those whose node is gone. */
const LOOK_EVERY_MS = 5000;
/** A job that failed is tried again after this long, and longer each time. */
const RETRY_MS = 60_000;
/** A job that was taken so often without coming on is given up: it may be what ends its node. */
const MOST_ATTEMPTS = 4;

interface Dependencies extends DatabaseAndTime {
  readonly node: { readonly id: string; readonly isAlive: boolean };
  readonly rooms: Pick<Rooms, 'read'>;
  readonly pool: AnalysisPool;
  readonly config: AnalysisConfig;
  readonly metrics: Pick<Metrics, 'addGauge' | 'analyses' | 'analysedDecisions'>;
  readonly reportError: ReportError;
}

/**
 * Works off the queue of games to analyse, as many at a time as there are threads for it. Any node takes any job; one that dies leaves
 * what it has found out to the next one.
 */
export class AnalysisRunner {
  readonly #with: Dependencies;
  readonly #running = new Map<JobKey, Promise<void>>();
  #taking: Promise<void> | null = null;
  #cancel = (): void => undefined;
  #isStopped = false;
  /** When it was last counted. */
  #waiting = 0;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    const { metrics } = dependencies;
    metrics.addGauge('pharos_analyses_running', 'Games that this node analyses', () => this.#running.size);
    metrics.addGauge('pharos_analyses_queued', 'Games to be analysed, on all nodes', () => this.#waiting);
  }

  start(): void {
    if (this.#with.config.threads > 0) this.#look();
  }

  /** There may be something new to do. */
  wake(): void {
    if (this.#isStopped || this.#with.config.threads === 0) return;
    this.#taking ??= this.#takeAll()
      .catch((error: unknown) => this.#with.reportError(error))
      .finally(() => (this.#taking = null));
  }

  /** Begins nothing more. What is under way ends with its thread, but for what has been stored. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Answers when nothing is under way. */
  async idle(): Promise<void> {
    await this.#taking;
    await Promise.all(this.#running.values());
  }

  #look(): void {
    this.wake();
    this.#cancel = this.#with.time.after(LOOK_EVERY_MS, () => this.#look());
  }

  async #takeAll(): Promise<void> {
    const { db, node, time, config } = this.#with;
    this.#waiting = await countJobs(db);
    while (!this.#isStopped && node.isAlive && this.#running.size < config.threads) {
      const busy = [...this.#running.keys()];
      const job = await takeJob(db, { node: node.id, now: new Date(time.now()), busy });
      if (job === null) return;
      const work = this.#work(job, node.id).finally(() => {
        this.#running.delete(job);
        this.wake();
      });
      this.#running.set(job, work);
    }
  }

  async #work(job: TakenJob, node: string): Promise<void> {
    const { metrics } = this.#with;
    try {
      if (job.attempts > MOST_ATTEMPTS) return await this.#giveUp(job, node);
      const settings = { ...STANDARD, iterations: job.iterations };
      const outcome = await runJob(
        { ...this.#with, settings, engine: ENGINE },
        { node, job, isStopped: () => this.#isStopped },
      );
      metrics.analyses.inc({ outcome });
    } catch (error) {
      // Threads are ended when the server stops.
      if (!this.#isStopped) await this.#failed(job, node, error).catch(this.#with.reportError);
    }
  }

  /** One that cannot be analysed must not keep the others from it. */
  async #failed(job: TakenJob, node: string, error: unknown): Promise<void> {
    const { db, time, metrics, reportError } = this.#with;
    const isAway = isUnavailable(error);
    // The game is gone, or its rules are.
    if (!isAway && refusalIn(error) !== null) return this.#giveUp(job, node);
    if (!isAway) metrics.analyses.inc({ outcome: 'failed' });
    reportError(error, { table: job.table });
    const due = new Date(time.now() + RETRY_MS * job.attempts);
    await giveBackJob(db, node, job, { due, attempts: job.attempts });
  }

  async #giveUp(job: TakenJob, node: string): Promise<void> {
    await dropJob(this.#with.db, node, job);
    this.#with.metrics.analyses.inc({ outcome: 'given up' });
  }
}
