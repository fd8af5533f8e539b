import type { Outcome } from '@pharos/core';

/** What holds at the end of every game; answers the first thing that does not, or null. */
export function brokenRule(outcome: Outcome, seats: number): string | null {
  const placed = outcome.ranking.flat().sort((a, b) => a - b);
  const wanted = Array.from({ length: seats }, (_, seat) => seat);
  if (placed.join() !== wanted.join()) return `the ranking places seats ${placed.join(', ')}`;
  if (outcome.scores.length !== seats) return `there are ${outcome.scores.length} scores for ${seats} seats`;
  for (const [seat, score] of outcome.scores.entries()) {
    const sum = Object.entries(score).reduce((total, [name, points]) => (name === 'total' ? total : total + points), 0);
    if (sum !== score.total) return `the categories of seat ${seat} add up to ${sum}, its total is ${score.total}`;
  }
  return null;
}
