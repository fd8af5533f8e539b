import { Refusal, type ErrorCode } from './errors.ts';

/** Reads values out of unknown JSON and says where it went wrong: `position.first.coins: expected …`. */
export class Reader {
  readonly #raw: unknown;
  readonly #path: string;
  readonly #code: ErrorCode;

  constructor(raw: unknown, path: string, code: ErrorCode) {
    this.#raw = raw;
    this.#path = path;
    this.#code = code;
  }

  get raw(): unknown {
    return this.#raw;
  }

  fail(reason: string): never {
    throw new Refusal(this.#code, `${this.#path}: ${reason}`);
  }

  isAbsent(): boolean {
    return this.#raw === undefined;
  }

  isList(): boolean {
    return Array.isArray(this.#raw);
  }

  text(): string {
    if (typeof this.#raw !== 'string') return this.fail(`expected a text, found ${describe(this.#raw)}`);
    return this.#raw;
  }

  flag(): boolean {
    if (typeof this.#raw !== 'boolean') return this.fail(`expected true or false, found ${describe(this.#raw)}`);
    return this.#raw;
  }

  integer(least: number, most: number): number {
    const raw = this.#raw;
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < least || raw > most) {
      return this.fail(`expected a whole number from ${least} to ${most}, found ${describe(raw)}`);
    }
    return raw;
  }

  /** One word of a list; answers its index. */
  oneOf(words: readonly string[]): number {
    const index = words.indexOf(this.text());
    if (index < 0) return this.fail(`unknown ${describe(this.#raw)}${suggestion(this.text(), words)}`);
    return index;
  }

  list(most = 1000): Reader[] {
    if (!Array.isArray(this.#raw)) return this.fail(`expected a list, found ${describe(this.#raw)}`);
    if (this.#raw.length > most) return this.fail(`expected at most ${most} entries, found ${this.#raw.length}`);
    return this.#raw.map((item: unknown, index) => new Reader(item, `${this.#path}[${index}]`, this.#code));
  }

  /** The entries of an object. */
  entries(): [string, Reader][] {
    const raw = this.#raw;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      return this.fail(`expected an object, found ${describe(raw)}`);
    }
    return Object.entries(raw).map(([key, value]) => [key, this.#at(key, value)]);
  }

  /** Some fields of an object that may have others. */
  fieldsAmong<Key extends string>(keys: readonly Key[]): Record<Key, Reader> {
    const found = new Map(this.entries());
    return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? this.#at(key, undefined)])) as Record<
      Key,
      Reader
    >;
  }

  /** An object that may have these keys and no others; absent ones read as undefined. */
  fields<Key extends string>(keys: readonly Key[]): Record<Key, Reader> {
    for (const [key] of this.entries()) {
      if (!(keys as readonly string[]).includes(key))
        this.fail(`unknown key "${key.slice(0, 40)}"${suggestion(key, keys)}`);
    }
    return this.fieldsAmong(keys);
  }

  #at(key: string, value: unknown): Reader {
    const label = key.slice(0, 40);
    return new Reader(value, this.#path === '' ? label : `${this.#path}.${label}`, this.#code);
  }
}

function describe(raw: unknown): string {
  if (raw === undefined) return 'nothing';
  if (raw === null) return 'null';
  if (Array.isArray(raw)) return 'a list';
  if (typeof raw === 'object') return 'an object';
  if (typeof raw === 'string') return `"${raw.slice(0, 40)}"`;
  return `${raw as number | boolean}`;
}

/** Names the word that was probably meant, if one is close. */
function suggestion(word: string, words: readonly string[]): string {
  if (words.length <= 8) return ` (one of ${words.join(', ')})`;
  const start = word.slice(0, 3);
  const close = words.filter((candidate) => candidate.startsWith(start)).slice(0, 3);
  return close.length > 0 ? ` (perhaps ${close.join(', ')})` : '';
}

/** Longest text that is read at all: a save of the longest game is a hundredth of it. */
export const MAX_TEXT = 1_000_000;

/** JSON from outside, refused by size before it is parsed. */
export function parseJson(text: string): unknown {
  if (text.length > MAX_TEXT) throw new Refusal('TOO_LARGE', `${text.length} characters; at most ${MAX_TEXT} are read`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('BAD_JSON', error instanceof Error ? error.message : 'not JSON');
  }
}
