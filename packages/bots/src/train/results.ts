import type { Outcome, SeatId } from '@pharos/core';

/** How much of a target is the chance that the policy estimated, if it did. */
const ESTIMATE_SHARE = 0.4;
/** How much of the result is how near each side came to winning, and what is near, in points. */
const NEARNESS = 0.5;
const NEAR = 4;
/** Endings that points decide. */
const BY_POINTS = new Set(['civilian', 'points']);

/** The part of the victory each side has: partners are one side, and who shares the victory shares it equally. */
export function victory({ ranking: [best], scores }: Outcome, partners: number): number[] {
  return Array.from({ length: scores.length / partners }, (_, side) =>
    best.includes(side * partners) ? partners / best.length : 0,
  );
}

/** The targets for a position of a game: who won, and where points decided how nearly the others did, which varies less. */
export function targetShares(outcome: Outcome, partners: number, seat: SeatId, chance: number): number[] {
  const won = victory(outcome, partners);
  const result = BY_POINTS.has(outcome.ending) ? mix(won, nearness(outcome, partners), NEARNESS) : won;
  // The estimate is for one side only; of several others it does not say who is ahead.
  if (Number.isNaN(chance) || won.length > 2) return result;
  const own = Math.floor(seat / partners);
  return mix(
    result,
    result.map((_, side) => (side === own ? chance : 1 - chance)),
    ESTIMATE_SHARE,
  );
}

function nearness({ scores }: Outcome, partners: number): number[] {
  const totals = Array.from({ length: scores.length / partners }, () => 0);
  for (const [seat, { total }] of scores.entries()) totals[Math.floor(seat / partners)] += total;
  const best = Math.max(...totals);
  const parts = totals.map((total) => Math.exp((total - best) / NEAR));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
}

function mix(first: readonly number[], second: readonly number[], share: number): number[] {
  return first.map((part, index) => (1 - share) * part + share * second[index]);
}
