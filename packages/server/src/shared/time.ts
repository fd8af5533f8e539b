/** Where the server gets its time from; tests bring their own. */
export interface Time {
  now(): number;
  /** Calls back once, later; answers how to call it off. */
  after(ms: number, callback: () => void): () => void;
}

/**
 * The hour at which this process began, and what has passed since by a clock that nobody sets: whoever puts the clock of
 * the machine right, forward or back, takes no time from anybody's game and gives none.
 */
export const systemTime: Time = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};

/** The time of somebody else's clock, which is ahead of this one's. */
export function offsetTime(time: Time, offset: () => number): Time {
  return { now: () => time.now() + offset(), after: (ms, callback) => time.after(ms, callback) };
}
