/** Names of groups, from the outermost one inwards: whose job is next is decided among the first names, then the second ones. */
export type Path = readonly string[];

interface QueueLimits {
  /** How many may wait in all. */
  readonly total: number;
  /** How many may wait under the first name of a path, under the second one, and so on. */
  readonly perGroup: readonly number[];
}

/** A piece of work that waits for a slot. */
interface JobOptions {
  readonly path: Path;
  readonly signal: AbortSignal;
  /** Milliseconds to ask for with this share of the slots (2 would be two of them, all the time), after such a wait. */
  budget(share: number, waited: number): number;
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

interface Job {
  readonly options: JobOptions;
  readonly since: number;
  /** From the root down to the end of the path. */
  readonly groups: readonly Group[];
  start(budget: number): void;
  reject(error: unknown): void;
}

/** All jobs under one name, or under all names. */
class Group {
  readonly name: string;
  readonly groups = new Map<string, Group>();
  /** In a group at the end of a path: those that wait, in order. */
  readonly jobs: Job[] = [];
  waiting = 0;
  running = 0;
  /** Milliseconds it was given, counted on from where the others were when it came. */
  usedMs = 0;
  /** What the group below it that was last chosen had used: those that come later begin there, whatever they saved up. */
  floorMs = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isIdle(): boolean {
    return this.waiting + this.running === 0;
  }

  /** Groups directly below it in which a job waits or runs. */
  get active(): number {
    let count = 0;
    for (const group of this.groups.values()) if (!group.isIdle) count++;
    return count;
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
    const budget = await this.#waitForSlot(options, groups);
    const began = this.#now();
    try {
      return await work(budget);
    } finally {
      const took = this.#now() - began;
      this.#averageMs += AVERAGE_WEIGHT * (took - this.#averageMs);
      for (const group of groups) {
        group.running--;
        group.usedMs += took - budget;
      }
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

  #waitForSlot(options: JobOptions, groups: readonly Group[]): Promise<number> {
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
        start: (budget) => {
          done();
          resolve(budget);
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
      const budget = job.options.budget(this.#share(job.groups), this.#now() - job.since);
      this.#remove(job);
      for (const group of job.groups) {
        group.running++;
        group.usedMs += budget;
      }
      job.start(budget);
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

function load({ waiting, running }: Group): number {
  return waiting + running;
}

/** The first job of the group that was given least; among equals, of the one that was served longest ago. */
function nextJob(group: Group): Job {
  if (group.jobs.length > 0) return group.jobs[0];
  let least: Group | null = null;
  for (const [name, one] of group.groups) {
    if (one.waiting > 0 && (least === null || one.usedMs < least.usedMs)) least = one;
    // Nothing is lost by forgetting them: they would begin at the floor.
    else if (one.isIdle && one.usedMs <= group.floorMs) group.groups.delete(name);
  }
  if (least === null) throw new Error('no job waits');
  group.floorMs = Math.max(group.floorMs, least.usedMs);
  group.groups.delete(least.name);
  group.groups.set(least.name, least);
  return nextJob(least);
}

/** The last job where most wait; among equals, where most was given. */
function lastJob(group: Group): Job {
  const last = group.jobs.at(-1);
  if (last !== undefined) return last;
  let most: Group | null = null;
  for (const one of group.groups.values()) {
    if (one.waiting === 0) continue;
    if (most === null || one.waiting > most.waiting || (one.waiting === most.waiting && one.usedMs >= most.usedMs))
      most = one;
  }
  if (most === null) throw new Error('no job waits');
  return lastJob(most);
}
