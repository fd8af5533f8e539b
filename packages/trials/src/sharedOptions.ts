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

/** How many nodes, and what chance decides: another seed each time, which trials print. */
export function nodesAndSeed(help: string) {
  return { nodes: NODES, seed: seedOption(help, Date.now() % 1_000_000) } as const;
}
