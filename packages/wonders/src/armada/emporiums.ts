import { BROWN, GREY, type Effect } from '../catalog.ts';
import { RESOURCES } from '../content/types.ts';
import { costOf, type Cost, type Demand } from '../cost.ts';
import { NONE, sideOf, type State } from '../state.ts';
import { addSource, singleSets, type Supply } from '../supply.ts';
import { islandsOf } from './islands.ts';
import { LEFT_2, RIGHT_2 } from './naval.ts';
import { EMPORIUM_SELLS_NO_ISLANDS, EMPORIUM_SELLS_TRADEABLE } from './options.ts';
import { twoAway } from './raids.ts';
import type { ArmadaState } from './state.ts';

/** [AR-148] Each produced unit once; with four players both Emporiums look at the same city. */
export function areForSale(
  s: State,
  armada: ArmadaState,
  city: number,
  west: readonly number[],
  east: readonly number[],
): boolean {
  const left2 = twoAway(s, city, LEFT_2);
  const right2 = twoAway(s, city, RIGHT_2);
  const sold = soldFarAway(s, armada, left2);
  return areSoldBy(sold, left2 === right2 ? sold : soldFarAway(s, armada, right2), west, east);
}

/** The same of what is sold two seats away on either side; where it is one city, it is one list. */
export function areSoldBy(left2: Supply, right2: Supply, west: readonly number[], east: readonly number[]): boolean {
  if (left2 === right2) return canGive(left2, unitsOf(west, east));
  return canGive(left2, unitsOf(west, [])) && canGive(right2, unitsOf(east, []));
}

/** A few units as a cost; there are few such costs, and each is worked out once. */
const knownUnits = new Map<number, Cost>();

function unitsOf(some: readonly number[], others: readonly number[]): Cost {
  let key = 1;
  for (const resource of some) key = key * RESOURCES.length + resource;
  for (const resource of others) key = key * RESOURCES.length + resource;
  let cost = knownUnits.get(key);
  if (cost === undefined) {
    const list = [...some, ...others];
    const units = RESOURCES.map((_, resource) => list.filter((other) => other === resource).length);
    knownUnits.set(key, (cost = costOf(units, 0)));
  }
  return cost;
}

/** Whether a supply can give these units in one turn. */
function canGive(supply: Supply, { raw, manufactured }: Cost): boolean {
  return canMeet(supply, raw) && canMeet(supply, manufactured);
}

function canMeet(supply: Supply, { sets, units }: Demand): boolean {
  for (let index = 0; index < sets.length; index++) if (units[index] > supply[sets[index]]) return false;
  return true;
}

/** What a city sells through Emporiums: all that it produces, unless the table agrees on less [AR-84, AR-148]. */
export function soldFarAway(s: State, armada: ArmadaState, city: number): Supply {
  const keepsCards = (armada.rulings & EMPORIUM_SELLS_TRADEABLE) !== 0;
  const keepsIslands = (armada.rulings & EMPORIUM_SELLS_NO_ISLANDS) !== 0;
  if (!keepsCards && !keepsIslands) return s.cities[city].supply;
  const supply = s.cities[city].forSale.slice();
  if (!keepsCards) addSources(supply, effectsKept(s, city));
  if (!keepsIslands) {
    addSources(
      supply,
      armada.harbours[city].islands.flatMap((island) => islandsOf(s)[island].standing),
    );
  }
  return supply;
}

/** Effects of the cards and stages that sell nothing to neighbours [W-41]. */
function effectsKept(s: State, cityIndex: number): Effect[] {
  const city = s.cities[cityIndex];
  const cards = city.cards
    .map((card) => s.catalog.cards[card])
    .filter(({ colour }) => colour !== BROWN && colour !== GREY);
  const stages = city.side === NONE ? [] : sideOf(s, city).stages.slice(0, city.stages);
  return [...cards, ...stages].flatMap(({ standing }) => standing);
}

function addSources(supply: Supply, effects: readonly Effect[]): void {
  for (const { type, subject, count } of effects) {
    if (type === 'produce') addSource(supply, singleSets[subject], count);
    else if (type === 'produceOne') addSource(supply, subject, count);
  }
}
