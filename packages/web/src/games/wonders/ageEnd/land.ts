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

/** All land conflicts of an Age by city, as the events tell them. */
export function landResults(events: readonly WondersEvent[], { cities }: Pick<WondersView, 'cities'>): LandResult[] {
  return cities.map(({ city, shields, score }) => {
    let result: LandResult = {
      city,
      shields,
      left: null,
      right: null,
      before: score.conflicts,
      after: score.conflicts,
    };
    for (const event of events) {
      if (event.type !== 'conflictResolved') continue;
      const { shields: both, tokens, totals } = event;
      if (event.city === city) {
        const left = { opponent: event.left, shields: both[1], token: tokens[0] };
        result = { ...result, shields: both[0], left, after: totals[0] };
      } else if (event.left === city) {
        const right = { opponent: event.city, shields: both[0], token: tokens[1] };
        result = { ...result, shields: both[1], right, after: totals[1] };
      }
    }
    return result;
  });
}
