import type { WondersEvent } from '@pharos/wonders';
import type { LogEntry } from '../../../table/store/link.ts';
import { isRound } from '../motions/phases.ts';
import type { Deed } from '../reveal/deed.ts';
import { deedsIn } from '../reveal/deeds.ts';
import type { Round } from './round.ts';

const NONE: Round = { deeds: new Map(), turned: [], events: [] };

/** The last round, rebuilt from the log: it stays until the next one, whatever else happens. */
export function lastRound(log: readonly LogEntry<WondersEvent>[], cities: number): Round {
  const start = log.findLastIndex(({ events }) => isRound(events));
  if (start < 0) return NONE;
  const steps = log.slice(start);
  const deeds = new Map<number, Deed[]>();
  for (const deed of steps.flatMap(({ events }) => deedsIn(events, cities)))
    deeds.set(deed.city, [...(deeds.get(deed.city) ?? []), deed]);
  return { deeds, turned: steps[0].events, events: steps.flatMap(({ events }) => events) };
}

/** What a city got afterwards: cards built from the discard pile. */
export function revivedIn({ events }: Round, city: number): string[] {
  return events.flatMap((event) => (event.type === 'cardRevived' && event.city === city ? [event.card] : []));
}
