/** Standard errors on either side of 95 % of a normal distribution. */
const Z = 1.96;

/** Where the true rate of something seen so many times in so many trials lies with 95 % confidence (Wilson's interval). */
export function wilson(seen: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const rate = seen / trials;
  const spread = (Z * Z) / trials;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
