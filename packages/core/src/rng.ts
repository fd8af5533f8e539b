import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A source of uniform integers: `rng(n)` is 0 … n−1. */
export type Rng = (below: number) => number;

/**
 * What a deal grows from.
 * - 64 hexadecimal digits: a 256-bit secret, dealt with ChaCha20, for games between people.
 * - `N` or `N.M` in decimal: game M of the numbered series N, dealt with a fast generator, for bots, tests and benchmarks.
 *   Such a deal can be found by trying all seeds; it hides nothing from a determined reader.
 */
export type Seed = string;

const SECRET_SEED = /^[0-9a-f]{64}$/;
const NUMBERED_SEED = /^(\d{1,10})(?:\.(\d{1,10}))?$/;

export function isSeed(text: string): boolean {
  return SECRET_SEED.test(text) || NUMBERED_SEED.test(text);
}

export function randomSeed(): Seed {
  return bytesToHex(randomBytes(32));
}

/** Published before the game; the seed itself is published after it, so that anyone can check the deal. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The generator a seed stands for. The seed must satisfy `isSeed`. */
export function rngFromSeed(seed: Seed): Rng {
  if (SECRET_SEED.test(seed)) return secretRng(seed);
  const match = NUMBERED_SEED.exec(seed);
  if (match === null) throw new TypeError(`not a seed: ${seed}`);
  return fastRng(Number(match[1]), Number(match[2] ?? 0));
}

/** ChaCha20 keyed with the secret; uniform by rejection. */
function secretRng(seed: Seed): Rng {
  const key = hexToBytes(seed);
  const nonce = new Uint8Array(12);
  const zeros = new Uint8Array(BLOCK_BYTES);
  let words: DataView = new DataView(zeros.buffer, 0, 0);
  let at = 0;
  let block = 0;
  const nextWord = (): number => {
    if (at === words.byteLength) {
      // One call covers a whole deal; a further block takes the next nonce.
      new DataView(nonce.buffer).setUint32(0, block++, true);
      const bytes = chacha20(key, nonce, zeros);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = words.getUint32(at, true);
    at += 4;
    return word;
  };
  return uniform(nextWord);
}

const BLOCK_BYTES = 1024;

/** xoroshiro128+ for bots, tests and benchmarks; never for a deal that must stay secret. */
export function fastRng(series: number, game = 0): Rng {
  const generator = xoroshiro128plusFromState([
    mix(series ^ 0x9e3779b9),
    mix(game ^ 0x7f4a7c15),
    mix(series + Math.imul(game, 0x85ebca6b)),
    mix(game + Math.imul(series, 0xc2b2ae35)) | 1,
  ]);
  return uniform(() => generator.next());
}

/**
 * Unbiased integers from 32-bit words (Lemire's method): the high half of word × below is uniform once the few words
 * that would favour small numbers are drawn again. Multiplying is several times faster than a remainder here, and half words
 * keep it within 32 bits, where integers are faster than other numbers.
 */
function uniform(nextWord: () => number): Rng {
  return (below) => {
    if (below > MOST_BY_HALVES) return uniformOfMany(nextWord, below);
    for (;;) {
      const word = nextWord();
      const low = Math.imul(word & HALF, below);
      const high = Math.imul(word >>> 16, below) + (low >>> 16);
      if ((high & HALF) !== 0 || (low & HALF) >= below || (low & HALF) >= WORD % below) return high >>> 16;
    }
  };
}

/** The same for any number below 2³². */
function uniformOfMany(nextWord: () => number, below: number): number {
  for (;;) {
    const product = (nextWord() >>> 0) * below;
    const high = Math.floor(product / WORD);
    if (product - high * WORD >= WORD % below) return high;
  }
}

const HALF = 0xffff;
/** Up to here a half word times the number, and both halves added up, stay below 2³². */
const MOST_BY_HALVES = 0x10000;
const WORD = 0x1_0000_0000;

/** Spreads the bits of small numbers over a word, so that neighbouring seeds give unrelated games. */
function mix(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** Shuffles in place (Fisher–Yates) and returns the same array. */
export function shuffle<Item>(items: Item[], rng: Rng): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng(last + 1);
    const kept = items[last];
    items[last] = items[other];
    items[other] = kept;
  }
  return items;
}
