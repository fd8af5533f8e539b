/** How long a search may take, the start of its thread included; it may become less while it runs. */
export interface SharedLimit {
  /** When it was handed over, by a clock that all threads share. */
  readonly since: number;
  /** Milliseconds from then on, in memory that all threads see. */
  readonly ms: Int32Array;
}

/** However long its thread took to start, a search has so many milliseconds. */
const LEAST_MS = 50;

export function newLimit(ms: number): SharedLimit {
  const limit = { since: sharedNow(), ms: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
  limitTo(limit, ms);
  return limit;
}

export function limitTo(limit: SharedLimit, ms: number): void {
  Atomics.store(limit.ms, 0, ms);
}

/** Tells when a search that begins now has to end. */
export function endOf({ since, ms }: SharedLimit): () => boolean {
  const least = sharedNow() + LEAST_MS;
  return () => {
    const now = sharedNow();
    return now >= least && now - since >= Atomics.load(ms, 0);
  };
}

/** Milliseconds since some moment, the same one in all threads. */
function sharedNow(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
