import { Match, unwrap } from '@pharos/core';
import { wonders, type WondersEvent } from '../../src/index.ts';
import { matchOf, type WondersMatch } from '../support.ts';

export { coins, turn } from '../armada/support.ts';
export { debts, demands, leadersIn, movesWith, payAll, play } from '../cities/support.ts';

export const LEADERS = { packs: ['base', 'leaders'], edition: 2, players: 4 } as const;
export const WITH_CITIES = { packs: ['base', 'leaders', 'cities'] } as const;

/** A match from a written position, with Leaders; in turn 4, so that cards of the Age can be in cities. */
export function leaderMatch(position: object, options: object = {}): WondersMatch {
  return matchOf({ turn: 4, ...position }, { ...LEADERS, ...options });
}

/** The same at the beginning of an Age, of the last one if nothing else is said: cards of the others can be in cities. */
export function recruiting(position: object, options: object = {}): WondersMatch {
  return leaderMatch({ age: 3, turn: 1, choice: { kind: 'recruit' }, ...position }, options);
}

/** A game that has just been dealt: the draft is open. */
export function dealtMatch(seed: string, options: object = {}): WondersMatch {
  return Match.deal(wonders, wonders.readOptions({ ...LEADERS, sides: 'day', ...options }), seed);
}

/** Everybody keeps the first leader offered, until there is nothing to draft. */
export function draftAll(match: WondersMatch): WondersEvent[] {
  const events: WondersEvent[] = [];
  while (match.view(0).leaders?.draft !== null) {
    for (let seat = 0; seat < match.seatCount; seat++)
      events.push(...unwrap(match.play(seat, match.legalMoves(seat)[0])));
  }
  return events;
}

/** The task of Leaders that is being decided. */
export function leaderTask(match: WondersMatch, viewer = -1): unknown {
  const decision = match.view(viewer).decision;
  return decision !== null && 'leader' in decision ? decision.leader : null;
}
