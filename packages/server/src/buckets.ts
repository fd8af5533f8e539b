/** So many at once, so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets by key; full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token if there is one. */
  take(key: string, now: number): boolean {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_BUCKETS) this.#tidy(now);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #tidy(now: number): void {
    const { burst, perSecond } = this.#rate;
    const refilled = (burst / perSecond) * 1000;
    for (const [key, { at }] of this.#buckets) if (now - at > refilled) this.#buckets.delete(key);
  }
}

const MOST_BUCKETS = 10_000;
