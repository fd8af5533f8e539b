import {
  FREE_FIRST_CARD,
  FREE_FIRST_OF_COLOUR,
  FREE_GUILDS,
  FREE_LAST_CARD,
  FREE_ONCE_PER_AGE,
  type Card,
} from './catalog.ts';
import type { City, State } from './state.ts';
import type { Pairs } from './trade.ts';

/** Whether a card is free without a choice: by a chain [W-50] or by a power that costs nothing to use. */
export function isFree(s: State, city: City, card: Card): boolean {
  return isFreeByChain(city, card) || (city.abilities !== 0 && freeingPower(s, city, card) !== 0);
}

export function isFreeByChain(city: City, card: Card): boolean {
  return (city.chains & card.freeWith) !== 0;
}

/** The power that makes the card free by itself, as a bit; 0 if none does [W-101 … W-103, L-36]. */
export function freeingPower(s: State, city: City, card: Card): number {
  if ((city.abilities & FREE_FIRST_OF_COLOUR) !== 0 && city.colours[card.colour] === 0) return FREE_FIRST_OF_COLOUR;
  if ((city.abilities & FREE_FIRST_CARD) !== 0 && s.turn === 1) return FREE_FIRST_CARD;
  if ((city.abilities & FREE_LAST_CARD) !== 0 && s.turn === s.turns) return FREE_LAST_CARD;
  if ((city.abilities & FREE_GUILDS) !== 0 && card.isGuild) return FREE_GUILDS;
  return 0;
}

/** [W-99] The free build of the Age is open, and there is something to save with it. */
export function canUseFreeBuild(s: State, city: City, card: Card, payments: Pairs): boolean {
  return hasFreeBuild(s, city) && !costsNothing(card, payments);
}

/** Whether a card can be built without paying anybody, the bank included. */
export function costsNothing(card: Card, payments: Pairs): boolean {
  return card.cost.coins === 0 && payments.count > 0 && payments.left[0] + payments.right[0] + payments.bank === 0;
}

export function hasFreeBuild(s: State, city: City): boolean {
  return (city.abilities & FREE_ONCE_PER_AGE) !== 0 && city.freeBuildAge !== s.age;
}
