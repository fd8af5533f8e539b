/** Where the server gets its time from; tests bring their own. */
export interface Time {
  now(): number;
  /** Calls back once, later; answers how to call it off. */
  after(ms: number, callback: () => void): () => void;
}

/** Timers of Node.js wait no longer: 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * The hour at which this process began, and what has passed since by a clock that nobody sets: whoever puts the clock of
 * the machine right, forward or back, takes no time from anybody's game and gives none.
 */
export const systemTime: Time = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(ms, callback) {
    let timer: NodeJS.Timeout;
    const wait = (rest: number): void => {
      timer = setTimeout(() => (rest > LONGEST_MS ? wait(rest - LONGEST_MS) : callback()), Math.min(rest, LONGEST_MS));
    };
    wait(Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};

/** The time of somebody else's clock, which is ahead of this one's. */
export function offsetTime(time: Time, offset: () => number): Time {
  return { now: () => time.now() + offset(), after: (ms, callback) => time.after(ms, callback) };
}
