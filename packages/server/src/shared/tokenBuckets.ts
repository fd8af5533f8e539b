import { Refusal } from './refusal.ts';

/** So many at once, so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets by key. Those not used for longest are forgotten, so that very many keys cost no memory. */
export class TokenBuckets {
  readonly #rate: Rate;
  /** In order of last use. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes a token if there is one. */
  take(key: string, now: number): boolean {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    this.#evict();
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Takes a token; refuses where there is none, with the seconds until there is one. */
  takeOrRefuse(key: string, now: number, what: string): void {
    if (this.take(key, now)) return;
    const wait = Math.ceil(this.#waitTime(key, now) / 1000);
    throw new Refusal('RATE_LIMITED', `too many ${what} at once; the next one in ${wait} s`, wait);
  }

  /** Milliseconds until there is a token again. */
  #waitTime(key: string, now: number): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return 0;
    const { perSecond } = this.#rate;
    return Math.max(0, ((1 - bucket.tokens) / perSecond) * 1000 - Math.max(0, now - bucket.at));
  }

  #evict(): void {
    if (this.#buckets.size <= MOST_BUCKETS) return;
    const [oldest] = this.#buckets.keys();
    this.#buckets.delete(oldest);
  }
}

const MOST_BUCKETS = 10_000;
