import type { Wonder } from '@pharos/duel';

/** Points for what a Wonder brings at once. */
const WORTH: Readonly<Partial<Record<string, (count: number) => number>>> = {
  coins: (count) => count / 3,
  shields: (count) => 1.5 * count,
  extraTurn: () => 4,
  opponentLosesCoins: (count) => count / 3,
};
/** Any other effect. */
const EFFECT = 3;
const LASTING = 2;

/** A Wonder as such, in points, whatever it costs; `others` is what effects of expansions are worth. */
export function wonderWorth(wonder: Wonder, others: Readonly<Partial<Record<string, number>>>): number {
  let worth = wonder.points;
  for (const { type, count } of wonder.onGain) {
    worth += WORTH[type]?.(count) ?? others[type] ?? EFFECT;
  }
  return worth + LASTING * wonder.standing.length;
}
