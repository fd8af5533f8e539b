/** Where the server gets its time from; tests bring their own. */
export interface Time {
  now(): number;
  /** Calls back once, later; answers how to call it off. */
  after(ms: number, wake: () => void): () => void;
}

export const systemTime: Time = {
  now: () => Date.now(),
  after(ms, wake) {
    const timer = setTimeout(wake, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};

/** The time of somebody else's clock, which is ahead of this one's. */
export function offsetTime(time: Time, offset: () => number): Time {
  return { now: () => time.now() + offset(), after: (ms, wake) => time.after(ms, wake) };
}
