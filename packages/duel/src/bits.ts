/** Sets of up to 31 small numbers as bits of an integer. */

/** Looked up once: so `lowestBit` is short enough to be inlined wherever it is called. */
const { clz32 } = Math;

export function hasBit(set: number, index: number): boolean {
  return (set & (1 << index)) !== 0;
}

/** All bits if a set is empty, none if it is not: a mask where asking would be a branch that cannot be foretold. */
export function ifEmpty(set: number): number {
  return (set - 1) >> 31;
}

export function lowestBit(set: number): number {
  return 31 - clz32(set & -set);
}

export function countBits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function bitsOf(set: number): number[] {
  const indices: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) indices.push(lowestBit(rest));
  return indices;
}

export function setOf(indices: readonly number[]): number {
  return indices.reduce((set, index) => set | (1 << index), 0);
}
