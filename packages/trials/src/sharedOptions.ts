/** Options that several trials have. */

export const NODES = {
  kind: 'number',
  default: 3,
  least: 1,
  most: 9,
  help: 'how many nodes, with PostgreSQL',
} as const;

/** The same numbers are drawn again from the same seed. */
export function seedOption(help: string, start = 1) {
  return { kind: 'number', default: start, least: 0, most: 2 ** 31, help } as const;
}

/** A seed that is another one each time; trials print it. */
export function newSeed(): number {
  return Date.now() % 1_000_000;
}
