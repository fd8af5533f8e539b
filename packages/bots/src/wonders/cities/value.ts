import type { SeatId } from '@pharos/core';
import { words, type CitiesState, type State } from '@pharos/wonders';
import { conflictValue, militaryValue, SYMBOL_WORTH } from '../city.ts';
import { opponentsOf } from '../prospects.ts';
import { scoringAhead } from '../scoringAhead.ts';
import { abilityWorth } from './abilityWorth.ts';

const AGES = 3;
const BLACK = words.CARD_COLOURS.indexOf('black');
/** A mask takes what helps most of what stands next door. */
const MASK_WORTH = 1.6 * SYMBOL_WORTH;
/** What all others lose is partly won. */
const RIVAL_DEBT = 0.6;
const RIVAL_COIN = 0.15;

/** What black cards, debt and diplomacy are worth besides the points they already give. */
export function citiesValue(s: State, part: CitiesState, seat: SeatId, left: number): number {
  return (
    blackValue(s, seat, left) +
    abilityWorth(s, seat, left) +
    conflictsChanged(s, part, seat) -
    rivalValue(s, part, seat, left)
  );
}

/** Science symbols to be copied, and points that grow. */
function blackValue(s: State, seat: SeatId, left: number): number {
  const { cards, colours } = s.cities[seat];
  if (colours[BLACK] === 0) return 0;
  let value = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = s.catalog.cards[cards[index]];
    if (card.colour !== BLACK) continue;
    value += scoringAhead(s, seat, card, left);
    for (const { type } of card.standing) if (type === 'copySymbol') value += MASK_WORTH * left;
  }
  return value;
}

/** The value of a city takes it that neighbours meet in every conflict: what diplomacy and partners change about that. */
function conflictsChanged(s: State, { diplomacy }: CitiesState, seat: SeatId): number {
  if (s.options.teams !== true && diplomacy.every((count) => count === 0)) return 0;
  const own = s.cities[seat].shields;
  const count = s.cities.length;
  const lead = (city: number): number => own - s.cities[city].shields;
  let value = -militaryValue(s, lead((seat + 1) % count)) - militaryValue(s, lead((seat + count - 1) % count));
  for (let age = s.conflicts; age < AGES; age++) {
    const ahead = age - s.conflicts;
    for (const { city, tokens } of opponentsOf(s, seat, (one) => diplomacy[one] > ahead)) {
      value += tokens * conflictValue(lead(city), age, ahead);
    }
  }
  return value;
}

/** Coins and debt of all others, on average; a partner has the same interest as the seat itself. */
function rivalValue(s: State, { debt }: CitiesState, seat: SeatId, left: number): number {
  const coinWorth = RIVAL_COIN * (0.5 + 0.5 * Math.min(1, 2 * left));
  let rivals = 0;
  let worth = 0;
  let partner = 0;
  for (let city = 0; city < s.cities.length; city++) {
    if (city === seat) continue;
    const lost = coinWorth * s.cities[city].coins - RIVAL_DEBT * debt[city];
    if (s.options.teams === true && city === (seat ^ 1)) partner = lost;
    else {
      worth += lost;
      rivals++;
    }
  }
  return worth / rivals - partner;
}
