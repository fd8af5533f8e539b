import type { DailyScore, GameResult } from '@pharos/protocol';

/** How a game without teams ended for a seat; `isScored` if points decided it. */
export function dailyScore({ ending, ranking, totals }: GameResult, seat: number, isScored: boolean): DailyScore {
  const points = totals[seat] ?? 0;
  const others = totals.filter((_, other) => other !== seat);
  const margin = isScored ? points - Math.max(...others) : null;
  if (ending === 'agreement') return { result: 'none', points, margin: null };
  const [first = []] = ranking;
  if (!first.includes(seat)) return { result: 'lost', points, margin };
  return { result: first.length > 1 ? 'drawn' : 'won', points, margin };
}
