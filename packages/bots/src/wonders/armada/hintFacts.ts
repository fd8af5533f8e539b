import type { SeatId } from '@pharos/core';
import type { WondersPreview } from '@pharos/wonders';
import { fact, type Fact } from '../../search/reasons.ts';

/** A better place in the naval conflict, coins that others lose, islands to explore, and ships that move without paying. */
export function hintFacts({ naval, follows }: WondersPreview, seat: SeatId): Fact[] {
  const rank = naval?.rank ?? null;
  const lost = (naval?.losses ?? [])
    .filter(({ city }) => city !== seat)
    .reduce((sum, { before, after }) => sum + after - before, 0);
  return [
    ...(rank === null ? [] : fact('naval', rank.token.after - rank.token.before, 0.8, { of: rank.place.after ?? 0 })),
    ...fact('tax', lost, 0.2),
    ...follows.flatMap((follow) => {
      if (follow.task === 'explore') return fact('island', follow.count, 0.5, { of: follow.level });
      return follow.task === 'moveShips' ? fact('ships', follow.count, 2) : [];
    }),
  ];
}
