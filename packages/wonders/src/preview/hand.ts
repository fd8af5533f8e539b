import type { SeatId } from '@pharos/core';
import { SEVENTH_CARD } from '../catalog.ts';
import { freeCityHolder, handHeldBy, holderOf } from '../hands.ts';
import { cardOf } from '../hidden.ts';
import type { FollowUp, PassingPreview } from './types.ts';
import { hasFreeCity, type State } from '../state.ts';
import { FREE_CITY, TURN } from '../tasks.ts';

/** What a turn leaves a seat to choose: a card for the Free City, and its last one [W-95, W-113]. */
export function handFollowUps(after: State, seat: SeatId, kind: number): FollowUp[] {
  if (kind !== TURN) return [];
  const cards = handIds(after, seat);
  const follows: FollowUp[] = [];
  if (givesToFreeCity(after, seat)) follows.push({ task: 'freeCity', cards: [...new Set(cards)] });
  const isLast = after.turn === after.turns;
  const playsOn = isLast && cards.length > 0 && (after.cities[seat].abilities & SEVENTH_CARD) !== 0;
  if (playsOn) follows.push({ task: 'seventhCard', cards });
  return follows;
}

/** The rest of the hand goes on at the end of every turn but the last [W-13, W-14]. */
export function passing(after: State, seat: SeatId, kind: number): PassingPreview | null {
  if ((kind !== TURN && kind !== FREE_CITY) || after.turn === after.turns) return null;
  const { players } = after.options;
  const hand = handHeldBy(players, after.age, seat, after.turn);
  return {
    to: holderOf(players, after.age, hand, after.turn + 1),
    cards: handIds(after, seat),
    certain: kind === FREE_CITY || !givesToFreeCity(after, seat),
  };
}

function givesToFreeCity(s: State, seat: SeatId): boolean {
  return hasFreeCity(s) && freeCityHolder(s) === seat;
}

function handIds(s: State, seat: SeatId): string[] {
  return s.hands[seat].map((held) => s.catalog.cards[cardOf(held)].id);
}
