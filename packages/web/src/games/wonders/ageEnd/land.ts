import type { WondersEvent, WondersView } from '@pharos/wonders';

/** What a city met on one side: the opponent with shields, and the token. */
export interface Side {
  readonly opponent: number;
  readonly shields: number;
  readonly token: number;
}

/** The land conflicts of a city; null where nobody is fought, such as a partner. */
export interface LandResult {
  readonly city: number;
  readonly shields: number;
  readonly left: Side | null;
  readonly right: Side | null;
  /** Points of all its conflicts. */
  readonly before: number;
  readonly after: number;
}

type Conflict = Extract<WondersEvent, { type: 'conflictResolved' }>;

/** All land conflicts of an Age by city, as the events tell them: each city meets its left neighbour in its own, its right one in theirs. */
export function landResults(events: readonly WondersEvent[], { cities }: Pick<WondersView, 'cities'>): LandResult[] {
  const conflicts = events.filter((event): event is Conflict => event.type === 'conflictResolved');
  return cities.map(({ city, shields, score }) => {
    const own = conflicts.find((conflict) => conflict.city === city);
    const theirs = conflicts.find((conflict) => conflict.left === city);
    const last = conflicts.findLast((conflict) => conflict === own || conflict === theirs);
    return {
      city,
      shields: own?.shields[0] ?? theirs?.shields[1] ?? shields,
      left: own ? { opponent: own.left, shields: own.shields[1], token: own.tokens[0] } : null,
      right: theirs ? { opponent: theirs.city, shields: theirs.shields[0], token: theirs.tokens[1] } : null,
      before: score.conflicts,
      after: last?.totals[last === own ? 0 : 1] ?? score.conflicts,
    };
  });
}
