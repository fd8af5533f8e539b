import type { SeatId } from '@pharos/core';
import { SEVENTH_CARD } from '../catalog.ts';
import { freeCityHolder, handHeldBy, holderOf } from '../hands.ts';
import { cardOf } from '../hidden.ts';
import type { FollowUp, PassedCard, PassingPreview } from './types.ts';
import { clone, hasFreeCity, type State } from '../state.ts';
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
export function passing(
  after: State,
  seat: SeatId,
  kind: number,
  buildable: (to: SeatId) => readonly PassedCard[],
): PassingPreview | null {
  if ((kind !== TURN && kind !== FREE_CITY) || after.turn === after.turns) return null;
  const { players } = after.options;
  const hand = handHeldBy(players, after.age, seat, after.turn);
  const to = holderOf(players, after.age, hand, after.turn + 1);
  const cards = handIds(after, seat);
  return {
    to,
    cards,
    builds: buildable(to).filter(({ card }) => cards.includes(card)),
    certain: kind === FREE_CITY || !givesToFreeCity(after, seat),
  };
}

function givesToFreeCity(s: State, seat: SeatId): boolean {
  return hasFreeCity(s) && freeCityHolder(s) === seat;
}

function handIds(s: State, seat: SeatId): string[] {
  return s.hands[seat].map((held) => s.catalog.cards[cardOf(held)].id);
}

/** What a seat could build of the hand of another one, as things stand, each card once. */
export function buildableBy(s: State, seat: SeatId, giver: SeatId): PassedCard[] {
  const given = clone(s);
  given.hands[seat] = given.hands[giver].slice();
  const cards = new Map<string, PassedCard>();
  for (const { card, build } of s.rules.handView(given, seat, [])) {
    const cheapest = build.options.find(({ affordable }) => affordable);
    if (cheapest !== undefined) cards.set(card, { card, coins: cheapest.total, free: cheapest.free });
  }
  return [...cards.values()];
}
