import { Refusal } from '../shared/refusal.ts';
import { nameKey } from './nameKey.ts';

/** Refuses texts with words that the operator does not want. Whole words, however they are written; `word*` also with an end. */
export class WordFilter {
  readonly #words: ReadonlySet<string>;
  readonly #beginnings: readonly string[];

  constructor(list: readonly string[]) {
    const words = list.filter((word) => /[\p{L}\p{N}]/u.test(word));
    this.#words = new Set(words.filter((word) => !word.endsWith('*')).map(nameKey));
    this.#beginnings = words.filter((word) => word.endsWith('*')).map(nameKey);
  }

  check(text: string): void {
    if (this.#words.size + this.#beginnings.length === 0) return;
    const words = text.split(/[^\p{L}\p{M}\p{N}|]+/u).filter((word) => word !== '');
    // Letters with spaces between them are one word, too.
    const spelled = words.every((word) => Array.from(word).length === 1) ? [words.join('')] : [];
    if ([...words, ...spelled].some((word) => this.#isRefused(nameKey(word))))
      throw new Refusal('WORDS_REFUSED', 'there is a word in it that this server does not carry');
  }

  #isRefused(word: string): boolean {
    return this.#words.has(word) || this.#beginnings.some((beginning) => word.startsWith(beginning));
  }
}
