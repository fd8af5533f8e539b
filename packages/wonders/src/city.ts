import { BROWN, GREY, type Card, type Effect } from './catalog.ts';
import type { HeldPiece } from './expansion.ts';
import { sideOf, type City, type State } from './state.ts';
import { addSource, singleSets } from './supply.ts';

/** Whether a card of this name stands in the city [W-22]. */
export function hasName(city: City, name: number): boolean {
  return (city.names[name >> 5] & (1 << (name & 31))) !== 0;
}

/** Gives a city its side: the resource printed there is its own and for sale [W-32, W-41]. */
export function takeSide(s: State, city: City, side: number): void {
  city.side = side;
  addBoard(s, city);
}

/** What the board gives from the start. */
function addBoard(s: State, city: City): void {
  const { resource, standing } = sideOf(s, city);
  if (standing.length > 0) hold(s, city, standing, false);
  if (resource < 0) return;
  const set = singleSets[resource];
  addSource(city.supply, set, 1);
  addSource(city.forSale, set, 1);
}

/** Puts a card into a city: from now on it counts, produces and links [W-18]. */
export function joinCity(s: State, city: City, card: Card): void {
  city.cards.push(card.index);
  count(s, city, card);
}

/** Adds the next wonder stage [W-20, W-21]; the card under it has no say in anything. */
export function addStage(s: State, city: City): void {
  hold(s, city, sideOf(s, city).stages[city.stages].standing, false);
  city.stages++;
}

function count(s: State, city: City, card: Card): void {
  city.colours[card.colour]++;
  city.chains |= card.gives;
  city.names[card.name >> 5] |= 1 << (card.name & 31);
  // [W-41] Only brown and grey cards sell.
  if (card.standing.length > 0) hold(s, city, card.standing, card.colour === BROWN || card.colour === GREY);
}

/** Folds lasting effects into the counters. */
export function hold(s: State, city: City, effects: readonly Effect[], sells: boolean): void {
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index];
    s.rules.fold[effect.kind](s, city, effect, sells);
  }
}

/** Pieces of expansions that stand in a city; what they give is nobody else's. */
export function heldPieces(s: State, city: number): HeldPiece[] {
  return s.rules.expansions.flatMap((expansion) => expansion.heldPieces?.(s, city) ?? []);
}

/** Counts a city's counters anew from what is built. */
export function refold(s: State, city: City): void {
  for (const list of [city.colours, city.supply, city.forSale, city.symbols, city.names]) list.fill(0);
  city.discounts = 0;
  city.shields = 0;
  city.freeSymbols = 0;
  city.chains = 0;
  city.abilities = 0;
  for (const card of city.cards) count(s, city, s.catalog.cards[card]);
  for (const { piece } of heldPieces(s, s.cities.indexOf(city))) hold(s, city, piece.standing, false);
  if (city.side < 0) return;
  addBoard(s, city);
  for (const stage of sideOf(s, city).stages.slice(0, city.stages)) hold(s, city, stage.standing, false);
}
