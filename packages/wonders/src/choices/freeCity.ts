import type { Move } from '@pharos/core';
import { isFreeByChain } from '../building.ts';
import { hasName } from '../city.ts';
import { freeCityHolder } from '../hands.ts';
import { findStagePayments, writeConstructions } from '../handMoves.ts';
import { cardOf } from '../hidden.ts';
import { BUILD, DISCARD, forFreeCity, moveSubject, packMove } from '../moves.ts';
import { resolveOnly } from '../resolve.ts';
import { NONE, THE_FREE_CITY, type ChoiceKind, type State } from '../state.ts';
import { FREE_CITY } from '../tasks.ts';

/** [W-113] Which of the cards left the Free City gets, and what for. */
export const givingToFreeCity: ChoiceKind = {
  kind: FREE_CITY,
  name: 'freeCity',
  isShared: false,
  offers: (s) => s.staged[THE_FREE_CITY] === NONE,
  moves: (s, _, __, out) => freeCityMoves(s, out),
  alone(s, city, move) {
    s.staged[city] = move;
    return resolveOnly(s, [city]);
  },
};

/** [W-114] It sells only if it can do nothing else. */
function freeCityMoves(s: State, out: Move[]): number {
  const city = s.cities[THE_FREE_CITY];
  const cards = cardsForFreeCity(s);
  findStagePayments(s, THE_FREE_CITY);
  let count = 0;
  for (const index of cards) {
    const card = s.catalog.cards[index];
    // A card that is free by a chain has to be built: it serves no stage.
    if (isFreeByChain(city, card) && !hasName(city, card.name)) out[count++] = packMove(BUILD, index);
    else count = writeConstructions(s, THE_FREE_CITY, index, out, count);
  }
  if (count === 0) for (const card of cards) out[count++] = packMove(DISCARD, card);
  for (let i = 0; i < count; i++) out[i] = forFreeCity(out[i]);
  return count;
}

/** The different cards in hand that whoever acts for the Free City has not chosen for the own city. */
export function cardsForFreeCity(s: State): number[] {
  const seat = freeCityHolder(s);
  const cards = s.hands[seat].map(cardOf);
  cards.splice(cards.indexOf(moveSubject(s.staged[seat])), 1);
  return [...new Set(cards)];
}
