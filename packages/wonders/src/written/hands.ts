import type { Reader, SeatId } from '@pharos/core';
import { freeCityHolder, handHeldBy, handSize, holderOf, lookersOf, sortHand } from '../hands.ts';
import { heldCard } from '../hidden.ts';
import { hasFreeCity, type State } from '../state.ts';
import type { Cards } from './cards.ts';

/** The cards named for each hand. */
export function readHands(s: State, reader: Reader, cards: Cards): number[][] {
  const described = reader.isAbsent() ? [] : reader.list(s.hands.length);
  return s.hands.map((_, seat) => {
    if (seat >= described.length) return [];
    return described[seat].list(sizeOf(s, seat)).map((entry) => {
      const card = cards.take(s, entry);
      return s.catalog.cards[card].age === s.age ? card : entry.fail(`this card does not belong to Age ${s.age}`);
    });
  });
}

/** Deals what is not named. Seats know the cards in hands that they have held before, if that is remembered. */
export function fillHands(s: State, named: readonly number[][], isRemembered: boolean, draw: () => number): void {
  for (const [seat, cards] of named.entries()) {
    const size = sizeOf(s, seat);
    while (cards.length < size) cards.push(draw());
    const holders = isRemembered ? holdersOf(s, seat) : lookersOf(s, seat);
    s.hands[seat].push(...cards.map((card) => heldCard(card, holders)));
    sortHand(s.hands[seat]);
  }
}

/** [W-14, W-112] One card less in every turn; who acts for the Free City has drawn one. */
function sizeOf(s: State, seat: SeatId): number {
  return handSize(s) + 1 - s.turn + (hasFreeCity(s) && freeCityHolder(s) === seat ? 1 : 0);
}

/** The seats that have held the hand this seat holds now. */
function holdersOf(s: State, seat: SeatId): number {
  const { players } = s.options;
  const hand = handHeldBy(players, s.age, seat, s.turn);
  let holders = 0;
  for (let turn = 1; turn <= s.turn; turn++) holders |= lookersOf(s, holderOf(players, s.age, hand, turn));
  return holders;
}
