import {
  giveBack,
  Group,
  lastJob,
  load,
  nextJob,
  type Job,
  type JobOptions,
  type Path,
  type Run,
} from './queueGroups.ts';

interface QueueLimits {
  /** How many may wait in all. */
  readonly total: number;
  /** How many may wait under the first name of a path, under the second one, and so on. */
  readonly perGroup: readonly number[];
}

/** Too many jobs wait: the one that would be started last is rejected. */
export class QueueFull extends Error {
  /** Milliseconds until it may be worth trying again. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('too many wait');
    this.name = 'QueueFull';
    this.retryAfterMs = retryAfterMs;
  }
}

const UNLIMITED: QueueLimits = { total: Infinity, perGroup: [] };
/** Weight of the latest job in the average time of a job. */
const AVERAGE_WEIGHT = 0.2;

/**
 * Runs so many jobs at a time. The slots are shared by time: among the first names of the paths evenly, the part of each
 * among the second names under it, and so on. So nobody's part grows by asking more often, for longer or under more names
 * further down.
 */
export class FairQueue {
  readonly #slots: number;
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  #root = new Group('');
  readonly #running = new Set<Run>();
  /** Milliseconds a job takes, of late. */
  #averageMs = 0;

  constructor(slots: number, limits: QueueLimits = UNLIMITED, now: () => number = () => performance.now()) {
    this.#slots = slots;
    this.#limits = limits;
    this.#now = now;
  }

  /** How many jobs wait. */
  get length(): number {
    return this.#root.waiting;
  }

  /** How many jobs wait or run under a path. */
  load(path: Path): number {
    let group: Group | undefined = this.#root;
    for (const name of path) group = group?.groups.get(name);
    return group === undefined ? 0 : group.waiting + group.running;
  }

  /** Waits for a slot and works there, with the budget there is then. Fails with the reason of the signal, or if full. */
  async run<Value>(options: JobOptions, work: (budget: number) => Promise<Value>): Promise<Value> {
    options.signal.throwIfAborted();
    const groups = this.#groupsOf(options.path);
    const run = await this.#waitForSlot(options, groups);
    const began = this.#now();
    try {
      return await work(run.budget);
    } finally {
      this.#running.delete(run);
      const took = this.#now() - began;
      this.#averageMs += AVERAGE_WEIGHT * (took - this.#averageMs);
      for (const group of groups) group.running--;
      giveBack(groups, run.budget - took);
      this.#startJobs();
    }
  }

  #groupsOf(path: Path): Group[] {
    if (this.#root.isIdle) this.#root = new Group('');
    const groups = [this.#root];
    for (const name of path) {
      const above = groups[groups.length - 1];
      const group = above.groups.get(name) ?? new Group(name);
      above.groups.set(name, group);
      if (group.isIdle) group.usedMs = Math.max(group.usedMs, above.floorMs);
      groups.push(group);
    }
    return groups;
  }

  #waitForSlot(options: JobOptions, groups: readonly Group[]): Promise<Run> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(job);
        job.reject(options.signal.reason);
      };
      const done = (): void => options.signal.removeEventListener('abort', leave);
      const job: Job = {
        options,
        since: this.#now(),
        groups,
        start: (run) => {
          done();
          resolve(run);
        },
        reject: (error) => {
          done();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      options.signal.addEventListener('abort', leave);
      groups[groups.length - 1].jobs.push(job);
      for (const group of groups) group.waiting++;
      this.#startJobs();
      this.#enforceLimits(groups);
      if (this.#root.waiting > 0) this.#shortenRunning();
    });
  }

  #remove({ groups, options }: Job): void {
    const { jobs } = groups[groups.length - 1];
    const place = jobs.findIndex((one) => one.options === options);
    if (place < 0) return;
    jobs.splice(place, 1);
    for (const group of groups) group.waiting--;
  }

  #startJobs(): void {
    while (this.#root.running < this.#slots && this.#root.waiting > 0) {
      const job = nextJob(this.#root);
      // Looked at before it is taken out: it is one of those who share.
      const waited = this.#now() - job.since;
      const run = { job, waited, budget: job.options.budget(this.#share(job.groups), waited) };
      this.#remove(job);
      this.#running.add(run);
      for (const group of job.groups) {
        group.running++;
        group.usedMs += run.budget;
      }
      job.start(run);
    }
  }

  /** Who began while fewer wanted a slot has no more of it than who comes now. */
  #shortenRunning(): void {
    for (const run of this.#running) {
      const { groups, options } = run.job;
      if (options.shorten === undefined) continue;
      const budget = options.budget(this.#share(groups), run.waited);
      if (budget >= run.budget) continue;
      giveBack(groups, run.budget - budget);
      run.budget = budget;
      options.shorten(budget);
    }
  }

  /** Its part of all slots, as long as no job comes or ends. */
  #share(groups: readonly Group[]): number {
    const end = groups[groups.length - 1];
    return groups.slice(0, -1).reduce((share, group) => share / group.active, this.#slots / load(end));
  }

  #enforceLimits(groups: readonly Group[]): void {
    const { total, perGroup } = this.#limits;
    for (const [depth, group] of [...groups.entries()].reverse()) {
      const limit = depth === 0 ? total : (perGroup[depth - 1] ?? Infinity);
      if (group.waiting > limit) this.#rejectJob(lastJob(group), group);
    }
  }

  #rejectJob(job: Job, { waiting }: Group): void {
    this.#remove(job);
    job.reject(new QueueFull((waiting * this.#averageMs) / this.#slots));
  }
}
