/** The features of one kind of thing, numbered: the fixed ones first, then one for each piece of each group. */
export class Features<Name extends string> {
  readonly names: readonly string[];
  /** The number of each fixed feature. */
  readonly at: Readonly<Record<Name, number>>;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(fixed: readonly Name[], groups: Readonly<Record<string, readonly string[]>>) {
    const pieces = Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => `${group} ${id}`));
    this.names = [...fixed, ...pieces];
    this.#numbers = new Map(this.names.map((name, number) => [name, number]));
    this.at = Object.fromEntries(fixed.map((name, number) => [name, number])) as Record<Name, number>;
  }

  /** The numbers of the pieces of a group, in the order of a catalog. */
  numbersOf(group: string, pieces: readonly { readonly id: string }[]): Uint16Array {
    return Uint16Array.from(pieces, ({ id }) => this.numberOf(`${group} ${id}`));
  }

  numberOf(name: string): number {
    const number = this.#numbers.get(name);
    if (number === undefined) throw new Error(`no feature is called ${name}`);
    return number;
  }
}
