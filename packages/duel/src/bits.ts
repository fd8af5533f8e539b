/** Sets of up to 31 small numbers as bits of an integer. */

const { clz32 } = Math;

export function hasBit(set: number, index: number): boolean {
  return (set & (1 << index)) !== 0;
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
