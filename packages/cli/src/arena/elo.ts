/**
 * How much stronger a bot is that wins this share of its games against `sides − 1` equal ones; null where the share is
 * 0 or 1. Each side wins in proportion to its strength, and ten times the strength is 400 Elo.
 */
export function eloOf(rate: number, sides: number): number | null {
  if (rate <= 0 || rate >= 1) return null;
  return Math.round(400 * Math.log10((rate * (sides - 1)) / (1 - rate)));
}
