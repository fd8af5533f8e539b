import { BROWN, EFFECT, GREY, type Card, type Effect } from './catalog.ts';
import { sideOf, type City, type State } from './state.ts';
import { addSource, singleSets } from './supply.ts';

/** Whether a card of this name stands in the city [W-22]. */
export function hasName(city: City, name: number): boolean {
  return (city.names[name >> 5] & (1 << (name & 31))) !== 0;
}

/** Gives a city its side: the resource printed there is its own and for sale [W-32, W-41]. */
export function takeSide(s: State, city: City, side: number): void {
  city.side = side;
  addBoardResource(s, city);
}

function addBoardResource(s: State, city: City): void {
  const set = singleSets[sideOf(s, city).resource];
  addSource(city.supply, set, 1);
  addSource(city.forSale, set, 1);
}

/** Puts a card into a city: from now on it counts, produces and links [W-18]. */
export function joinCity(city: City, card: Card): void {
  city.cards.push(card.index);
  count(city, card);
}

/** Adds the next wonder stage [W-20, W-21]; the card under it has no say in anything. */
export function addStage(s: State, city: City): void {
  hold(city, sideOf(s, city).stages[city.stages].standing, false);
  city.stages++;
}

function count(city: City, card: Card): void {
  city.colours[card.colour]++;
  city.chains |= card.gives;
  city.names[card.name >> 5] |= 1 << (card.name & 31);
  // [W-41] Only brown and grey cards sell.
  if (card.standing.length > 0) hold(city, card.standing, card.colour === BROWN || card.colour === GREY);
}

/** Folds lasting effects into the counters. */
export function hold(city: City, effects: readonly Effect[], sells: boolean): void {
  for (const { kind, subject, count } of effects) {
    switch (kind) {
      case EFFECT.produce:
        addSource(city.supply, singleSets[subject], count);
        if (sells) addSource(city.forSale, singleSets[subject], count);
        break;
      case EFFECT.produceOne:
        addSource(city.supply, subject, count);
        if (sells) addSource(city.forSale, subject, count);
        break;
      case EFFECT.discount:
        city.discounts |= subject;
        break;
      case EFFECT.shields:
        city.shields += count;
        break;
      case EFFECT.science:
        city.symbols[subject] += count;
        break;
      case EFFECT.scienceAny:
        city.freeSymbols += count;
        break;
      case EFFECT.ability:
        city.abilities |= subject;
        break;
    }
  }
}

/** Counts a city's counters anew from what is built. */
export function refold(s: State, city: City): void {
  for (const list of [city.colours, city.supply, city.forSale, city.symbols, city.names]) list.fill(0);
  city.discounts = 0;
  city.shields = 0;
  city.freeSymbols = 0;
  city.chains = 0;
  city.abilities = 0;
  for (const card of city.cards) count(city, s.catalog.cards[card]);
  // [AR-84] What islands give is nobody else's.
  for (const island of s.parts.armada?.harbours[s.cities.indexOf(city)].islands ?? []) {
    hold(city, s.catalog.armada?.islands[island].standing ?? [], false);
  }
  if (city.side < 0) return;
  addBoardResource(s, city);
  for (const stage of sideOf(s, city).stages.slice(0, city.stages)) hold(city, stage.standing, false);
}
