import type { GameUpdate } from '@pharos/protocol';

/** Encodes the updates for those at one table as JSON; what their views have in common only once. */
export class UpdateEncoder {
  readonly #encoded = new Map<object, string>();

  encode({ view, ...rest }: GameUpdate): string {
    const parts = Object.entries(view as object).flatMap(([name, part]: [string, unknown]) =>
      part === undefined ? [] : `${JSON.stringify(name)}:${this.#part(part)}`,
    );
    return `${JSON.stringify(rest).slice(0, -1)},"view":{${parts.join()}}}`;
  }

  #part(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const known = this.#encoded.get(part);
    if (known !== undefined) return known;
    const text = JSON.stringify(part);
    this.#encoded.set(part, text);
    return text;
  }
}
