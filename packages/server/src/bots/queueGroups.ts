/** Names of groups, from the outermost one inwards: whose job is next is decided among the first names, then the second ones. */
export type Path = readonly string[];

/** A piece of work that waits for a slot. */
export interface JobOptions {
  readonly path: Path;
  readonly signal: AbortSignal;
  /** Milliseconds to ask for with this share of the slots (2 would be two of them, all the time), after such a wait. */
  budget(share: number, waited: number): number;
  /** Called while it runs, when so many came that it would get fewer milliseconds now, from its start on. */
  shorten?(budget: number): void;
}

/** A job that runs. */
export interface Run {
  readonly job: Job;
  readonly waited: number;
  budget: number;
}

export interface Job {
  readonly options: JobOptions;
  readonly since: number;
  /** From the root down to the end of the path. */
  readonly groups: readonly Group[];
  start(run: Run): void;
  reject(error: unknown): void;
}

/** All jobs under one name, or under all names. */
export class Group {
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

/** Gives time back that was counted and not used: whoever comes next begins no further on than if it had never been counted. */
export function giveBack(groups: readonly Group[], ms: number): void {
  for (const [depth, group] of groups.entries()) {
    group.usedMs -= ms;
    if (depth === 0) continue;
    const above = groups[depth - 1];
    above.floorMs = Math.min(above.floorMs, Math.max(group.usedMs, above.floorMs - ms));
  }
}

export function load({ waiting, running }: Group): number {
  return waiting + running;
}

/** The first job of the group that was given least; among equals, of the one that was served longest ago. */
export function nextJob(group: Group): Job {
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
export function lastJob(group: Group): Job {
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
