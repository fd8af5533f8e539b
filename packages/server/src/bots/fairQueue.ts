/** Where somebody waits: whose turn it is is decided by the first name, then by the second one, and so on. */
export type Path = readonly string[];

interface Bounds {
  /** How many may wait in all. */
  readonly most: number;
  /** How many may wait under the first name of a path, under the second one, and so on. */
  readonly mostUnder: readonly number[];
}

/** How somebody waits. */
interface Waiting {
  readonly path: Path;
  readonly signal: AbortSignal;
  /** Milliseconds to ask for with this share of the places (2 would be two of them, all the time), after such a wait. */
  budget(share: number, waited: number): number;
}

/** Too many wait: whoever would be served last is sent away. */
export class QueueFull extends Error {
  /** Milliseconds until it may be worth trying again. */
  readonly wait: number;

  constructor(wait: number) {
    super('too many wait');
    this.name = 'QueueFull';
    this.wait = wait;
  }
}

interface Question {
  readonly waiting: Waiting;
  readonly since: number;
  /** From the root down to the end of the path. */
  readonly trail: readonly Branch[];
  begin(budget: number): void;
  refuse(error: unknown): void;
}

/** All who wait under one name, or under all names. */
class Branch {
  readonly name: string;
  readonly branches = new Map<string, Branch>();
  /** At the end of a path: those who wait, in order. */
  readonly questions: Question[] = [];
  waiting = 0;
  running = 0;
  /** Milliseconds it was given, counted on from where the others were when it came. */
  used = 0;
  /** What the branch that was last chosen below had used: those who come begin there, whatever they saved up. */
  level = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isIdle(): boolean {
    return this.waiting + this.running === 0;
  }

  /** How many below it wait or are served. */
  get active(): number {
    let count = 0;
    for (const branch of this.branches.values()) if (!branch.isIdle) count++;
    return count;
  }
}

const UNBOUNDED: Bounds = { most: Infinity, mostUnder: [] };
/** Weight of the last one among those before it, for how long one takes. */
const RECENT = 0.2;

/**
 * Lets so many work at a time. The places are shared by time: among the first names of the paths evenly, the part of each
 * among the second names under it, and so on. So nobody's part grows by asking more often, for longer or under more names
 * further down.
 */
export class FairQueue {
  readonly #places: number;
  readonly #bounds: Bounds;
  readonly #now: () => number;
  #root = new Branch('');
  /** Milliseconds one takes, of late. */
  #usual = 0;

  constructor(places: number, bounds: Bounds = UNBOUNDED, now: () => number = () => performance.now()) {
    this.#places = places;
    this.#bounds = bounds;
    this.#now = now;
  }

  /** How many wait. */
  get length(): number {
    return this.#root.waiting;
  }

  /** How many wait or are served under a path. */
  load(path: Path): number {
    let branch: Branch | undefined = this.#root;
    for (const name of path) branch = branch?.branches.get(name);
    return branch === undefined ? 0 : branch.waiting + branch.running;
  }

  /** Waits for a place and works there, with the budget there is then. Fails with the reason of the signal, or if full. */
  async pass<Value>(waiting: Waiting, work: (budget: number) => Promise<Value>): Promise<Value> {
    waiting.signal.throwIfAborted();
    const trail = this.#enter(waiting.path);
    const budget = await this.#turn(waiting, trail);
    const began = this.#now();
    try {
      return await work(budget);
    } finally {
      const took = this.#now() - began;
      this.#usual += RECENT * (took - this.#usual);
      for (const branch of trail) {
        branch.running--;
        branch.used += took - budget;
      }
      this.#serve();
    }
  }

  #enter(path: Path): Branch[] {
    if (this.#root.isIdle) this.#root = new Branch('');
    const trail = [this.#root];
    for (const name of path) {
      const above = trail[trail.length - 1];
      const branch = above.branches.get(name) ?? new Branch(name);
      above.branches.set(name, branch);
      if (branch.isIdle) branch.used = Math.max(branch.used, above.level);
      trail.push(branch);
    }
    return trail;
  }

  #turn(waiting: Waiting, trail: readonly Branch[]): Promise<number> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(question);
        question.refuse(waiting.signal.reason);
      };
      const done = (): void => waiting.signal.removeEventListener('abort', leave);
      const question: Question = {
        waiting,
        since: this.#now(),
        trail,
        begin: (budget) => {
          done();
          resolve(budget);
        },
        refuse: (error) => {
          done();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      waiting.signal.addEventListener('abort', leave);
      trail[trail.length - 1].questions.push(question);
      for (const branch of trail) branch.waiting++;
      this.#serve();
      this.#keepBounds(trail);
    });
  }

  #remove({ trail, waiting }: Question): void {
    const { questions } = trail[trail.length - 1];
    const place = questions.findIndex((one) => one.waiting === waiting);
    if (place < 0) return;
    questions.splice(place, 1);
    for (const branch of trail) branch.waiting--;
  }

  #serve(): void {
    while (this.#root.running < this.#places && this.#root.waiting > 0) {
      const question = nextBelow(this.#root);
      // Looked at before it is taken out: it is one of those who share.
      const budget = question.waiting.budget(this.#share(question.trail), this.#now() - question.since);
      this.#remove(question);
      for (const branch of question.trail) {
        branch.running++;
        branch.used += budget;
      }
      question.begin(budget);
    }
  }

  /** Its part of all places, as long as nobody comes or goes. */
  #share(trail: readonly Branch[]): number {
    const end = trail[trail.length - 1];
    return trail.slice(0, -1).reduce((share, branch) => share / branch.active, this.#places / load(end));
  }

  #keepBounds(trail: readonly Branch[]): void {
    const { most, mostUnder } = this.#bounds;
    for (const [depth, branch] of [...trail.entries()].reverse()) {
      const bound = depth === 0 ? most : (mostUnder[depth - 1] ?? Infinity);
      if (branch.waiting > bound) this.#sendAway(lastBelow(branch), branch);
    }
  }

  #sendAway(question: Question, { waiting }: Branch): void {
    this.#remove(question);
    question.refuse(new QueueFull((waiting * this.#usual) / this.#places));
  }
}

function load({ waiting, running }: Branch): number {
  return waiting + running;
}

/** The first question of whoever was given least; among equals, of whoever was served longest ago. */
function nextBelow(branch: Branch): Question {
  if (branch.questions.length > 0) return branch.questions[0];
  let least: Branch | null = null;
  for (const [name, one] of branch.branches) {
    if (one.waiting > 0 && (least === null || one.used < least.used)) least = one;
    // Nothing is lost by forgetting them: they would begin at the level.
    else if (one.isIdle && one.used <= branch.level) branch.branches.delete(name);
  }
  if (least === null) throw new Error('nobody waits');
  branch.level = Math.max(branch.level, least.used);
  branch.branches.delete(least.name);
  branch.branches.set(least.name, least);
  return nextBelow(least);
}

/** The last question where most wait; among equals, where most was given. */
function lastBelow(branch: Branch): Question {
  const last = branch.questions.at(-1);
  if (last !== undefined) return last;
  let most: Branch | null = null;
  for (const one of branch.branches.values()) {
    if (one.waiting === 0) continue;
    if (most === null || one.waiting > most.waiting || (one.waiting === most.waiting && one.used >= most.used))
      most = one;
  }
  if (most === null) throw new Error('nobody waits');
  return lastBelow(most);
}
