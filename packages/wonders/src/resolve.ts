import type { Move, SeatId } from '@pharos/core';
import { building, buildingStage, discarding } from './cardUses.ts';
import type { Piece } from './catalog.ts';
import { gainCoins } from './coins.ts';
import type { RevealedChoice } from './events.ts';
import { freeCityHolder } from './hands.ts';
import { BUILD, DISCARD, moveKind, moveLeft, moveRight, STAGE } from './moves.ts';
import { hasSpecialPrices } from './specialPrices.ts';
import { hasFreeCity, leftOf, NONE, rightOf, THE_FREE_CITY, type CardUse, type State } from './state.ts';

/** The order in which cities are told of: the Free City comes first [W-113]; nothing depends on it. */
const SEATS_IN_ORDER = [0, 1, 2, 3, 4, 5, 6, 7];
const FREE_CITY_FIRST = [THE_FREE_CITY, 0, 1];

/**
 * Carries out what all have staged: everything is put in place, then paid, then coins come in [W-12, W-121]. Answers the
 * set of cities that have built something with a choice, such as to build from the discard pile.
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

/** The pieces that give cities something to choose, by city: those of the last answer of `resolve`. */
export const piecesWithChoices: (Piece | undefined)[] = [];

/** Each step is taken by all cities before the next one begins. */
function resolve(s: State, order: readonly number[], cities: number, turn: number): number {
  const { steps } = s.rules;
  for (let at = 0; at < steps.length; at++) for (let i = 0; i < cities; i++) steps[at].begin(s, order[i]);
  for (let i = 0; i < cities; i++) banks[order[i]] = bankCoins(s, order[i]);
  if (s.emit !== null) revealChoices(s, order.slice(0, cities));
  for (let i = 0; i < cities; i++) place(s, order[i], turn);
  for (let i = 0; i < cities; i++) pay(s, order[i]);
  for (let at = 0; at < steps.length; at++) for (let i = 0; i < cities; i++) steps[at].paid(s, order[i]);
  let choosing = 0;
  for (let i = 0; i < cities; i++) {
    if (!collect(s, order[i])) continue;
    const move = s.staged[order[i]];
    choosing |= 1 << order[i];
    piecesWithChoices[order[i]] = s.rules.actions[moveKind(move)].built?.(s, order[i], move);
  }
  for (let at = 0; at < steps.length; at++) for (let i = 0; i < cities; i++) steps[at].collected(s, order[i]);
  for (let i = 0; i < cities; i++) s.staged[order[i]] = NONE;
  return choosing;
}

/** Who plays the cards of a city. */
export function playerOf(s: State, city: number): SeatId {
  return city < s.options.players ? city : freeCityHolder(s);
}

/** What a move does with its card. */
function useOf(s: State, move: Move): CardUse {
  const { use } = s.rules.actions[moveKind(move)];
  if (use === undefined) throw new Error(`a move of kind ${moveKind(move)} uses no card`);
  return use;
}

// What is done in every turn is called by name, here and below: V8 inlines what it knows.

/** Coins for the bank at the prices of the start of the turn [W-30]. */
function bankCoins(s: State, city: number): number {
  const { steps } = s.rules;
  const move = s.staged[city];
  const kind = moveKind(move);
  let coins = 0;
  if (kind === BUILD) coins = building.bankCoins(s, city, move);
  else if (kind === STAGE) coins = buildingStage.bankCoins(s, city, move);
  else if (kind !== DISCARD) coins = useOf(s, move).bankCoins(s, city, move);
  for (let at = 0; at < steps.length; at++) coins += steps[at].bankCoins(s, city);
  if (hasSpecialPrices(s, s.cities[city])) coins += s.rules.wayOf(s, city, move)?.bank ?? 0;
  return coins;
}

function place(s: State, city: number, turn: number): void {
  const move = s.staged[city];
  const kind = moveKind(move);
  const seat = playerOf(s, city);
  if (kind === BUILD) building.place(s, city, seat, move, turn);
  else if (kind === DISCARD) discarding.place(s, city, seat, move, turn);
  else if (kind === STAGE) buildingStage.place(s, city, seat, move, turn);
  else useOf(s, move).place(s, city, seat, move, turn);
}

/** Coins for what was done; answers whether what was built has a choice. */
function collect(s: State, city: number): boolean {
  const move = s.staged[city];
  const kind = moveKind(move);
  if (kind === BUILD) return building.collect(s, city, move);
  if (kind === DISCARD) return discarding.collect(s, city, move);
  if (kind === STAGE) return buildingStage.collect(s, city, move);
  return useOf(s, move).collect(s, city, move);
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

/** Everybody turns over what was chosen, at once [W-12]. */
function revealChoices(s: State, cities: readonly number[]): void {
  const choices = cities.map((city): RevealedChoice => {
    const move = s.staged[city];
    const action = useOf(s, move).name;
    const card = s.rules.actions[moveKind(move)].subject(s, city, move);
    const seat = playerOf(s, city);
    const choice = { city, seat, action, card, bank: banks[city], left: moveLeft(move), right: moveRight(move) };
    return Object.assign(choice, ...s.rules.steps.map((step) => step.revealed(move)));
  });
  s.emit?.({ type: 'choicesRevealed', choices, reveals: true });
}
