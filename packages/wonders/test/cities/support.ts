import { seatsOf, unwrap } from '@pharos/core';
import type { BlackCityView, LeadersCityView, WondersEvent, WondersView } from '../../src/index.ts';
import { matchOf, type WondersMatch } from '../support.ts';

export { coins, turn } from '../armada/support.ts';

export const CITIES = { packs: ['base', 'cities'], edition: 2, players: 4 } as const;

/** A match from a written position, with Cities; in turn 4, so that cards of the Age can be in cities. */
export function blackMatch(position: object, options: object = {}): WondersMatch {
  return matchOf({ turn: 4, ...position }, { ...CITIES, ...options });
}

/** Olympia of the second edition, where the first card of each colour is free: any black card can be built in a test [C-12]. */
export const FOUNDER = { board: 'olympia', side: 'day', stages: 2, coins: 10 } as const;

export function blackOf(match: WondersMatch, city: number): BlackCityView {
  return blackView(match).cities[city];
}

function blackView(match: WondersMatch): NonNullable<WondersView['black']> {
  const { black } = match.view(-1);
  if (black === undefined) throw new Error('there is no Cities');
  return black;
}

export function leadersIn(match: WondersMatch, city: number): LeadersCityView {
  const { leaders } = match.view(-1);
  if (leaders === undefined) throw new Error('there are no Leaders');
  return leaders.cities[city];
}

export function debts(match: WondersMatch): number[] {
  return blackView(match).cities.map(({ debt }) => debt);
}

/** What each seat is asked to give up, by seat; 0 for who is not asked. */
export function demands(match: WondersMatch): number[] {
  const seats = new Set(seatsOf(match.toAct()));
  return Array.from({ length: match.seatCount }, (_, seat) => {
    const { decision } = match.view(seat);
    return decision !== null && seats.has(seat) && 'loss' in decision ? (decision.loss ?? 0) : 0;
  });
}

/** All victims pay what they can. */
export function payAll(match: WondersMatch): WondersEvent[] {
  const events: WondersEvent[] = [];
  while (match.view(-1).decision !== null && match.legalMoves(seatsOf(match.toAct())[0])[0]?.startsWith('debt')) {
    const [seat] = seatsOf(match.toAct());
    events.push(...unwrap(match.play(seat, match.legalMoves(seat)[0])));
  }
  return events;
}

/** The moves of a seat that begin with a text. */
export function movesWith(match: WondersMatch, seat: number, start: string): string[] {
  return match.legalMoves(seat).filter((move) => move.startsWith(start));
}

export function play(match: WondersMatch, seat: number, text: string): readonly WondersEvent[] {
  return unwrap(match.play(seat, text));
}
