export const POINTS_PER_SET = 7;

/** Squares of equal symbols and 7 for each set of three [W-75, W-76], with the best use of free symbols together [W-77]. */
export function sciencePoints(symbols: readonly number[], free: number): number {
  if (free === 0) return pointsOf(symbols[0], symbols[1], symbols[2]);
  let best = 0;
  for (let first = 0; first <= free; first++) {
    for (let second = 0; first + second <= free; second++) {
      const points = pointsOf(symbols[0] + first, symbols[1] + second, symbols[2] + free - first - second);
      if (points > best) best = points;
    }
  }
  return best;
}

function pointsOf(compasses: number, gears: number, tablets: number): number {
  const squares = compasses * compasses + gears * gears + tablets * tablets;
  return squares + POINTS_PER_SET * Math.min(compasses, gears, tablets);
}

/** What symbols are worth before those of free choice: the square of each number, and the sets [W-75, W-76]. */
export function scienceParts(symbols: readonly number[]): {
  readonly squares: readonly number[];
  readonly sets: number;
  readonly setPoints: number;
} {
  const sets = Math.min(...symbols);
  return { squares: symbols.map((count) => count * count), sets, setPoints: POINTS_PER_SET * sets };
}
