import { seatBit, type SeatId } from '@pharos/core';
import { isFree, isFreeByChain } from './building.ts';
import { addStage, joinCity } from './city.ts';
import { collectCoins, gainCoins } from './coins.ts';
import type { Action, RevealedChoice } from './events.ts';
import { freeCityHolder, handHeldBy, takeFromHand } from './hands.ts';
import { hiddenCard } from './hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, moveKind, moveLeft, moveRight, moveSubject, STAGE } from './moves.ts';
import { hasFreeCity, leftOf, NONE, rightOf, sideOf, THE_FREE_CITY, type State } from './state.ts';

/** [W-19] */
export const DISCARD_COINS = 3;

/** The order in which cities are told of: the Free City comes first [W-113]; nothing depends on it. */
const SEATS_IN_ORDER = [0, 1, 2, 3, 4, 5, 6, 7];
const FREE_CITY_FIRST = [THE_FREE_CITY, 0, 1];

/**
 * Carries out what all have staged: everything is put in place, then paid, then coins come in [W-12, W-121]. Answers the
 * set of cities whose new stage lets them build from the discard pile.
 */
export function resolveTurn(s: State): number {
  const order = hasFreeCity(s) ? FREE_CITY_FIRST : SEATS_IN_ORDER;
  return resolve(s, order, s.cities.length, s.turn);
}

/** [W-123, AR-38] One city alone plays its last card: a turn like any other. */
export function resolveAlone(s: State, city: number): number {
  return resolve(s, [city], 1, s.turn + 1);
}

/** Some cities alone in a turn of all, as if nobody else did anything: what the others choose is not known yet. */
export function resolveOnly(s: State, cities: readonly number[]): number {
  return resolve(s, cities, cities.length, s.turn);
}

/** Coins for the bank, by city: found before anything is put in place, and paid after it. */
export const banks = [0, 0, 0, 0, 0, 0, 0, 0];

/** Each step is taken by all cities before the next one begins. */
function resolve(s: State, order: readonly number[], cities: number, turn: number): number {
  const { steps } = s.rules;
  for (let at = 0; at < steps.length; at++) for (let i = 0; i < cities; i++) steps[at].begin(s, order[i]);
  for (let i = 0; i < cities; i++) banks[order[i]] = bankCoins(s, order[i]);
  if (s.emit !== null) revealChoices(s, order.slice(0, cities));
  for (let i = 0; i < cities; i++) place(s, order[i], turn);
  for (let i = 0; i < cities; i++) pay(s, order[i]);
  for (let at = 0; at < steps.length; at++) for (let i = 0; i < cities; i++) steps[at].paid(s, order[i]);
  let reviving = 0;
  for (let i = 0; i < cities; i++) if (collect(s, order[i])) reviving |= 1 << order[i];
  for (let at = 0; at < steps.length; at++) for (let i = 0; i < cities; i++) steps[at].collected(s, order[i]);
  for (let i = 0; i < cities; i++) s.staged[order[i]] = NONE;
  return reviving;
}

/** Who plays the cards of a city. */
export function playerOf(s: State, city: number): SeatId {
  return city < s.options.players ? city : freeCityHolder(s);
}

/** Coins for the bank at the prices of the start of the turn. */
function bankCoins(s: State, cityIndex: number): number {
  const { steps } = s.rules;
  let coins = printedCoins(s, cityIndex);
  for (let at = 0; at < steps.length; at++) coins += steps[at].bankCoins(s, cityIndex);
  return coins;
}

/** What is printed on the card or stage; what is free costs none [W-30, W-50, W-99]. */
function printedCoins(s: State, cityIndex: number): number {
  const city = s.cities[cityIndex];
  const move = s.staged[cityIndex];
  const kind = moveKind(move);
  if (kind === STAGE) return sideOf(s, city).stages[city.stages].cost.coins;
  if (kind !== BUILD) return 0;
  const card = s.catalog.cards[moveSubject(move)];
  return card.cost.coins === 0 || isFree(s, city, card) ? 0 : card.cost.coins;
}

/** Puts the card where it belongs: into the city, under the board, on the discard pile [W-18 … W-20]. */
function place(s: State, cityIndex: number, turn: number): void {
  const move = s.staged[cityIndex];
  const kind = moveKind(move);
  const seat = playerOf(s, cityIndex);
  const card = s.catalog.cards[moveSubject(move)];
  const held = takeFromHand(s, seat, card.index);
  const city = s.cities[cityIndex];
  if (kind === BUILD || kind === BUILD_FREE) {
    if (kind === BUILD_FREE) city.freeBuildAge = s.age;
    if (s.emit !== null) {
      const free = isFreeByChain(city, card) ? 'chain' : kind === BUILD_FREE || isFree(s, city, card) ? 'power' : null;
      s.emit({ type: 'cardBuilt', city: cityIndex, card: card.id, free });
    }
    joinCity(s, city, card);
    return;
  }
  const origin = handHeldBy(s.options.players, s.age, seat, s.turn);
  const hidden = hiddenCard(held, s.age, origin, turn, seatBit(seat));
  if (kind === STAGE) {
    addStage(s, city);
    city.under.push(hidden);
    s.emit?.({ type: 'stageBuilt', city: cityIndex, stage: city.stages });
  } else {
    s.discard.push(hidden);
    s.emit?.({ type: 'cardDiscarded', city: cityIndex, seat, card: card.id });
  }
}

/** Pays bank and neighbours [W-30, W-40], and whom expansions name; all of it was there at the start of the turn [W-46]. */
export function pay(s: State, city: number): void {
  const left = moveLeft(s.staged[city]);
  const right = moveRight(s.staged[city]);
  const bank = banks[city];
  if (bank + left + right > 0) {
    s.cities[city].coins -= bank + left + right;
    s.emit?.({ type: 'coinsPaid', city, bank, left, right });
    gainCoins(s, leftOf(s, city), left, 'trade');
    gainCoins(s, rightOf(s, city), right, 'trade');
  }
  const { steps } = s.rules;
  for (let at = 0; at < steps.length; at++) steps[at].pay(s, city);
}

/** Coins for a sold card or from what was built, counted with all cards in place; answers whether a card may be revived. */
function collect(s: State, cityIndex: number): boolean {
  const move = s.staged[cityIndex];
  switch (moveKind(move)) {
    case BUILD:
    case BUILD_FREE:
      collectCoins(s, cityIndex, s.catalog.cards[moveSubject(move)]);
      return false;
    case STAGE: {
      const city = s.cities[cityIndex];
      const stage = sideOf(s, city).stages[city.stages - 1];
      collectCoins(s, cityIndex, stage);
      return stage.choices.length > 0;
    }
    default:
      if (!s.rules.steps.some((step) => step.replacesSale(move))) gainCoins(s, cityIndex, DISCARD_COINS, 'sale');
      return false;
  }
}

/** Everybody turns over what was chosen, at once [W-12]. */
function revealChoices(s: State, cities: readonly number[]): void {
  const choices = cities.map((city): RevealedChoice => {
    const move = s.staged[city];
    const kind = moveKind(move);
    const action: Action = kind === STAGE ? 'stage' : kind === DISCARD ? 'discard' : 'build';
    const card = s.catalog.cards[moveSubject(move)].id;
    const seat = playerOf(s, city);
    const choice = { city, seat, action, card, bank: banks[city], left: moveLeft(move), right: moveRight(move) };
    return s.rules.steps.reduce<RevealedChoice>((told, step) => ({ ...told, ...step.revealed(move) }), choice);
  });
  s.emit?.({ type: 'choicesRevealed', choices, reveals: true });
}
