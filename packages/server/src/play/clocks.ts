import type { SeatId } from '@pharos/core';
import { secondsAtStart, type ClockRule, type Clocks } from '@pharos/protocol';

const DAY_MS = 86_400_000;

interface ClockState {
  /** Milliseconds each seat had when its clock was last stopped. */
  readonly left: number[];
  /** Since when each seat's clock runs; null while it stands still. */
  readonly since: (number | null)[];
}

/** Somebody who takes a seat back has at least this long to find into the game again. */
const LEAST_AFTER_TAKE_BACK_MS = 30_000;

/**
 * The clocks of a game. They follow from the times in the log, so that they are the same after a restart. Only people's
 * clocks run: `running` says for each seat whether a person has to choose there now.
 */
export class GameClocks {
  readonly rule: ClockRule;
  #now: ClockState;
  /** The clocks before each move, for undo. */
  readonly #before: ClockState[] = [];

  constructor(rule: ClockRule, running: readonly boolean[], at: number) {
    this.rule = rule;
    const full = (secondsAtStart(rule) ?? 0) * 1000;
    this.#now = { left: running.map(() => full), since: running.map(() => null) };
    this.#run(running, at);
  }

  moved(seat: SeatId, running: readonly boolean[], at: number): void {
    // Who has chosen and changes their mind earns nothing by it: their clock stands still.
    const isAwaited = this.#now.since[seat] !== null;
    this.#stop(seat, at);
    this.#before.push(copyOf(this.#now));
    if (this.rule.kind === 'bank' && isAwaited) this.#now.left[seat] += this.rule.increment * 1000;
    this.#run(running, at);
  }

  /** What the mover had used stays used; what passed since then counts for nobody. */
  undone(running: readonly boolean[], at: number): void {
    this.#now = this.#before.pop() ?? this.#now;
    this.#run(running, at);
  }

  handedOver(running: readonly boolean[], at: number): void {
    this.#run(running, at);
  }

  takenBack(seat: SeatId, running: readonly boolean[], at: number): void {
    this.#now.left[seat] = Math.max(this.#now.left[seat], LEAST_AFTER_TAKE_BACK_MS);
    this.#run(running, at);
  }

  /** When the time of a seat runs out; null if it does not. */
  deadline(seat: SeatId): number | null {
    const since = this.#now.since[seat];
    return this.rule.kind === 'none' || since === null ? null : since + this.#now.left[seat];
  }

  /** Since when a person has been choosing at a seat; null if none is. */
  runningSince(seat: SeatId): number | null {
    return this.#now.since[seat];
  }

  at(now: number): Clocks {
    const { left, since } = this.#now;
    const timed = this.rule.kind !== 'none';
    const rest = left.map((ms, seat) => Math.max(0, ms - passed(since[seat] ?? now, now)));
    return {
      rule: this.rule,
      now,
      left: timed ? rest : rest.map(() => null),
      ...(this.rule.kind === 'correspondence'
        ? { holidays: rest.map((ms, seat) => Math.min(ms, this.#holidays(seat))) }
        : {}),
      running: since.map((start) => timed && start !== null),
    };
  }

  #run(running: readonly boolean[], at: number): void {
    for (const [seat, runs] of running.entries()) {
      if (!runs) this.#stop(seat, at);
      else this.#now.since[seat] ??= at;
    }
  }

  #stop(seat: SeatId, at: number): void {
    const { left, since } = this.#now;
    const start = since[seat];
    if (start === null) return;
    since[seat] = null;
    if (this.rule.kind === 'bank') left[seat] = Math.max(0, left[seat] - passed(start, at));
    if (this.rule.kind === 'perMove') left[seat] = this.rule.seconds * 1000;
    if (this.rule.kind === 'correspondence') {
      const rest = Math.max(0, left[seat] - passed(start, at));
      left[seat] = this.rule.days * DAY_MS + Math.min(rest, this.#holidays(seat));
    }
  }

  /** What a seat had of its days for holidays when its clock was last stopped. */
  #holidays(seat: SeatId): number {
    return this.rule.kind === 'correspondence' ? this.#now.left[seat] - this.rule.days * DAY_MS : 0;
  }
}

/** After a clock was set back, a start may lie ahead: that gives nobody more time. */
function passed(from: number, to: number): number {
  return Math.max(0, to - from);
}

function copyOf({ left, since }: ClockState): ClockState {
  return { left: [...left], since: [...since] };
}
