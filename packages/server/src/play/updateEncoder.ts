import type { GameUpdate } from '@pharos/protocol';

/** Writes as JSON what the people at one table are told; what their views have in common only once. */
export class Scribe {
  readonly #written = new Map<object, string>();

  write({ view, ...rest }: GameUpdate): string {
    const parts = Object.entries(view as object).flatMap(([name, part]: [string, unknown]) =>
      part === undefined ? [] : `${JSON.stringify(name)}:${this.#part(part)}`,
    );
    return `${JSON.stringify(rest).slice(0, -1)},"view":{${parts.join()}}}`;
  }

  #part(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const known = this.#written.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    this.#written.set(part, text);
    return text;
  }
}
