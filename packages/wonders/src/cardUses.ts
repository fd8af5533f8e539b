import { seatBit, type Move, type SeatId } from '@pharos/core';
import { isFree, isFreeByChain } from './building.ts';
import type { Card, Piece } from './catalog.ts';
import { addStage, joinCity } from './city.ts';
import { collectCoins, gainCoins } from './coins.ts';
import { handHeldBy, takeFromHand } from './hands.ts';
import { hiddenCard, type HiddenCard } from './hidden.ts';
import { moveSubject } from './moves.ts';
import { sideOf, type CardUse, type State } from './state.ts';

/** [W-19] */
export const DISCARD_COINS = 3;

/** [W-18] */
export const building: CardUse = {
  name: 'build',
  // What is free costs nothing [W-50].
  bankCoins(s, city, move) {
    const card = cardPlayed(s, move);
    return card.cost.coins === 0 || isFree(s, s.cities[city], card) ? 0 : card.cost.coins;
  },
  place(s, city, seat, move) {
    const card = cardPlayed(s, move);
    takeFromHand(s, seat, card.index);
    joinFromHand(s, city, card, s.emit !== null && isFree(s, s.cities[city], card));
  },
  collect(s, city, move) {
    const card = cardPlayed(s, move);
    collectCoins(s, city, card);
    return card.choices.length > 0;
  },
};

/** [W-99] With the free build of the Age. */
export const buildingForFree: CardUse = {
  name: 'build',
  bankCoins: () => 0,
  place(s, city, seat, move) {
    const card = cardPlayed(s, move);
    takeFromHand(s, seat, card.index);
    s.cities[city].freeBuildAge = s.age;
    joinFromHand(s, city, card, true);
  },
  collect: building.collect,
};

export function joinFromHand(s: State, cityIndex: number, card: Card, isByPower: boolean): void {
  const city = s.cities[cityIndex];
  if (s.emit !== null) {
    const free = isFreeByChain(city, card) ? 'chain' : isByPower ? 'power' : null;
    s.emit({ type: 'cardBuilt', city: cityIndex, card: card.id, free });
  }
  joinCity(s, city, card);
}

/** [W-20] The card goes under the board. */
export const buildingStage: CardUse = {
  name: 'stage',
  bankCoins: (s, city) => sideOf(s, s.cities[city]).stages[s.cities[city].stages].cost.coins,
  place(s, cityIndex, seat, move, turn) {
    const hidden = faceDown(s, seat, move, turn);
    const city = s.cities[cityIndex];
    addStage(s, city);
    city.under.push(hidden);
    s.emit?.({ type: 'stageBuilt', city: cityIndex, stage: city.stages });
  },
  collect(s, city) {
    const stage = lastStage(s, city);
    collectCoins(s, city, stage);
    return stage.choices.length > 0;
  },
};

/** The stage a city has built last. */
export function lastStage(s: State, cityIndex: number): Piece {
  const city = s.cities[cityIndex];
  return sideOf(s, city).stages[city.stages - 1];
}

/** [W-19] For coins, unless an expansion gives something else in their place. */
export const discarding: CardUse = {
  name: 'discard',
  bankCoins: () => 0,
  place(s, city, seat, move, turn) {
    s.discard.push(faceDown(s, seat, move, turn));
    s.emit?.({ type: 'cardDiscarded', city, seat, card: cardPlayed(s, move).id });
  },
  collect(s, city, move) {
    const { steps } = s.rules;
    for (let at = 0; at < steps.length; at++) if (steps[at].replacesSale(move)) return false;
    gainCoins(s, city, DISCARD_COINS, 'sale');
    return false;
  },
};

/** A card of the hand that only its player sees from now on. */
function faceDown(s: State, seat: SeatId, move: Move, turn: number): HiddenCard {
  const held = takeFromHand(s, seat, moveSubject(move));
  return hiddenCard(held, s.age, handHeldBy(s.options.players, s.age, seat, s.turn), turn, seatBit(seat));
}

/** The card a move is about. */
export function cardPlayed(s: State, move: Move): Card {
  return s.catalog.cards[moveSubject(move)];
}
