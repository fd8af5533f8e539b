/** Two numbers in one: the second has four bits. */
export function packPair(high: number, low: number): number {
  return (high << 4) | low;
}

export function highOf(pair: number): number {
  return pair >> 4;
}

export function lowOf(pair: number): number {
  return pair & 15;
}
