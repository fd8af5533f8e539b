/** A part of a view as JSON: whole, or what it consists of, one by one. */
export type ViewPart = WholePart | SplitPart;

interface WholePart {
  readonly text: string;
  readonly keys?: undefined;
}

interface SplitPart {
  /** Two parts whose keys are the same differ in what stands there only. */
  readonly keys: readonly string[];
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/** A view as JSON, by its names and in their order. */
export type ViewParts = ReadonlyMap<string, ViewPart>;

/** Encodes the views of one position; what they have in common only once. */
export class PartEncoder {
  readonly #texts = new Map<object, string>();
  readonly #parts = new Map<object, ViewPart>();

  encode(view: unknown): ViewParts {
    const parts = new Map<string, ViewPart>();
    for (const [name, value] of Object.entries(view as object)) {
      if (value !== undefined) parts.set(name, this.#part(value));
    }
    return parts;
  }

  #part(value: unknown): ViewPart {
    if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) };
    let part = this.#parts.get(value);
    if (part === undefined)
      this.#parts.set(value, (part = isSplit(value) ? this.#split(value) : { text: this.#text(value) }));
    return part;
  }

  #split(value: object): SplitPart {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return {
      keys: entries.map(([key]) => key),
      texts: entries.map(([, inner]) => this.#text(inner)),
      isList: Array.isArray(value),
    };
  }

  #text(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    let text = this.#texts.get(value);
    if (text === undefined) this.#texts.set(value, (text = JSON.stringify(value)));
    return text;
  }
}

/** Lists of things and records are worth comparing piece by piece; names with dots in them could not be told apart then. */
function isSplit(value: object): boolean {
  if (Array.isArray(value)) return value.some((inner) => typeof inner === 'object' && inner !== null);
  const keys = Object.keys(value);
  return keys.length > 0 && !keys.some((key) => key.includes('.'));
}

export function textOfPart(part: ViewPart): string {
  if (part.keys === undefined) return part.text;
  if (part.isList) return `[${part.texts.join()}]`;
  return `{${part.keys.map((key, at) => `${JSON.stringify(key)}:${part.texts[at]}`).join()}}`;
}

export function textOfParts(parts: ViewParts): string {
  return `{${[...parts].map(([name, part]) => `${JSON.stringify(name)}:${textOfPart(part)}`).join()}}`;
}

/** Whether two parts consist of the same things, whatever these are now. */
export function haveSameKeys(one: ViewPart, other: ViewPart): boolean {
  if (one.keys === undefined || other.keys === undefined) return one.keys === other.keys;
  if (one.isList !== other.isList || one.keys.length !== other.keys.length) return false;
  return one.keys.every((key, at) => key === other.keys[at]);
}

/**
 * The same parts, with the texts of before wherever nothing changed. They are kept from one step to the next at every table: what is new there
 * each time would be most of what the collector of garbage has to move about.
 */
export function reusing(before: ViewParts, now: ViewParts): ViewParts {
  return new Map([...now].map(([name, part]) => [name, reusingPart(before.get(name), part)]));
}

function reusingPart(before: ViewPart | undefined, now: ViewPart): ViewPart {
  if (before === undefined || !haveSameKeys(before, now)) return now;
  if (now.keys === undefined) return before.keys === undefined && before.text === now.text ? before : now;
  const { keys, texts: earlier } = before as SplitPart;
  const texts = now.texts.map((text, at) => (text === earlier[at] ? earlier[at] : text));
  return texts.every((text, at) => text === earlier[at]) ? before : { keys, texts, isList: now.isList };
}
