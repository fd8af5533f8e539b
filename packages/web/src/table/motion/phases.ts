/** A part of a step that players watch: it builds up, and then it stays to be read. The table draws it by its id. */
export interface Phase {
  readonly id: string;
  /** Milliseconds at normal speed: until everything is in place, and for reading. */
  readonly build: number;
  readonly hold: number;
  /** An act fills the table: it can be paused, and where motion is reduced it waits for the player. */
  readonly isAct?: true;
  /** Numbers of the position that are true once it is in place, by name. */
  readonly ahead?: Readonly<Record<string, number>>;
  /** Drawn over the table while it builds up; the animations clear up after themselves. */
  readonly draw?: (ms: number) => readonly Animation[];
}

/** How phases are shown: how much slower or faster than normal, and whether anything travels. */
export interface Showing {
  readonly pace: number;
  readonly isStill: boolean;
}

/** What is shown of a step at the moment. */
export interface Moment extends Showing {
  readonly phases: readonly Phase[];
  readonly phase: Phase;
  /** Milliseconds as they pass; endless where the player says when to go on. */
  readonly build: number;
  readonly hold: number;
  readonly isBuilt: boolean;
  readonly isPaused: boolean;
}

/** What takes the place of motion where it is reduced. */
const CROSS_FADE = 120;

/** The times of a phase as they pass. */
export function timesOf({ build, hold, isAct }: Phase, { pace, isStill }: Showing): Pick<Moment, 'build' | 'hold'> {
  if (!isStill) return { build: build * pace, hold: hold * pace };
  return { build: CROSS_FADE, hold: isAct ? Infinity : hold * pace };
}

interface Wait {
  readonly end: () => void;
  /** Milliseconds left at `since`; the timer is null while it is paused. */
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | null;
}

/** Shows phases one after the other. */
export class PhasePlayer {
  readonly #show: (moment: Moment | null) => Promise<void>;
  readonly #onBuilt: (phase: Phase) => void;
  #moment: Moment | null = null;
  #wait: Wait | null = null;
  #drawn: readonly Animation[] = [];
  /** How much of what is to come is left out. */
  #left: 'nothing' | 'phase' | 'all' = 'nothing';

  /** `show` resolves when the moment is on the page. */
  constructor(show: (moment: Moment | null) => Promise<void>, onBuilt: (phase: Phase) => void) {
    this.#show = show;
    this.#onBuilt = onBuilt;
  }

  /** Answers whether all of them were shown, and there were some. */
  async play(phases: readonly Phase[], showing: Showing): Promise<boolean> {
    if (showing.pace === 0 || phases.length === 0) return false;
    this.#left = 'nothing';
    let isPaused = false;
    for (const phase of phases) {
      if (this.#isOver()) break;
      const moment = { ...showing, phases, phase, ...timesOf(phase, showing), isBuilt: false, isPaused };
      await this.#one(moment);
      isPaused = this.#moment?.isPaused ?? false;
    }
    this.#moment = null;
    await this.#show(null);
    return !this.#isOver();
  }

  /** Whether motion is under way or something is being read. */
  get isShowing(): boolean {
    return this.#moment !== null;
  }

  /** Finishes the current motion; when it is over already, the phase. */
  finish(): void {
    this.#wait?.end();
  }

  /** On to the next phase. */
  next(): void {
    if (this.#left === 'nothing') this.#left = 'phase';
    this.#wait?.end();
  }

  /** Ends all phases of the step. */
  skip(): void {
    this.#left = 'all';
    this.#wait?.end();
  }

  /** Time for reading stops, or runs on. */
  pause(isPaused: boolean): void {
    if (this.#moment === null || this.#moment.isPaused === isPaused) return;
    this.#change({ isPaused });
    const wait = this.#wait;
    if (wait === null || !this.#moment.isBuilt) return;
    if (isPaused) stop(wait);
    else start(wait);
  }

  async #one(moment: Moment): Promise<void> {
    this.#moment = moment;
    await this.#show(moment);
    // Whoever went on meanwhile wants to see the end of it.
    if (!this.#isOver() && !this.#isLeft()) {
      this.#drawn = moment.isStill ? [] : (moment.phase.draw?.(moment.build) ?? []);
      await this.#time(moment.build, false);
      for (const animation of this.#drawn) animation.finish();
    }
    this.#onBuilt(moment.phase);
    this.#change({ isBuilt: true });
    if (!this.#isOver() && !this.#isLeft()) await this.#time(moment.hold, this.#moment.isPaused);
    if (this.#left === 'phase') this.#left = 'nothing';
  }

  #isOver(): boolean {
    return this.#left === 'all';
  }

  #isLeft(): boolean {
    return this.#left === 'phase';
  }

  #change(change: Partial<Moment>): void {
    if (this.#moment === null) return;
    this.#moment = { ...this.#moment, ...change };
    void this.#show(this.#moment);
  }

  async #time(ms: number, isPaused: boolean): Promise<void> {
    if (ms <= 0) return;
    await new Promise<void>((done) => {
      const end = (): void => {
        if (this.#wait !== null) stop(this.#wait);
        this.#wait = null;
        done();
      };
      this.#wait = { end, left: ms, since: 0, timer: null };
      if (!isPaused) start(this.#wait);
    });
  }
}

function start(wait: Wait): void {
  wait.since = performance.now();
  // An endless timer would be due at once.
  if (wait.left < Infinity) wait.timer = setTimeout(wait.end, wait.left);
}

function stop(wait: Wait): void {
  if (wait.timer !== null) clearTimeout(wait.timer);
  if (wait.timer !== null) wait.left -= performance.now() - wait.since;
  wait.timer = null;
}
