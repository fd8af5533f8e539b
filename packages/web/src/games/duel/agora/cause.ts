import type { DuelEvent } from '@pharos/duel';
import type { LogEntry } from '../../../table/store/link.ts';

/** What asks a player for a choice. */
export type Cause =
  | { readonly kind: 'militaryToken' }
  | { readonly kind: 'conspiracy'; readonly id: string }
  | { readonly kind: 'wonder'; readonly id: string }
  | { readonly kind: 'senator'; readonly id: string }
  | { readonly kind: 'pair'; readonly symbol: string };

function causeIn(event: DuelEvent): Cause | null {
  switch (event.type) {
    case 'militaryTokenUsed':
      return { kind: 'militaryToken' };
    case 'conspiracyTriggered':
      return { kind: 'conspiracy', id: event.conspiracy };
    case 'wonderPicked':
    case 'wonderBuilt':
      return { kind: 'wonder', id: event.wonder };
    case 'pairCompleted':
      return { kind: 'pair', symbol: event.symbol };
    case 'senatorRecruited':
      return { kind: 'senator', id: event.card };
    default:
      return null;
  }
}

const newestFirst = (log: readonly LogEntry<DuelEvent>[]): DuelEvent[] =>
  log.flatMap(({ events }) => events).toReversed();

/** Why a player is asked: the last thing of theirs that brings choices with it. */
export function causeOf(log: readonly LogEntry<DuelEvent>[], seat: number): Cause | null {
  for (const event of newestFirst(log)) {
    if (event.type === 'turnStarted' && event.seat === seat) return null;
    const cause = 'seat' in event && event.seat === seat ? causeIn(event) : null;
    if (cause) return cause;
  }
  return null;
}
