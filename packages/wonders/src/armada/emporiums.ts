import { BROWN, EFFECT, GREY, type Effect } from '../catalog.ts';
import { RESOURCES } from '../content/types.ts';
import { NONE, sideOf, type State } from '../state.ts';
import { addSource, canGive, singleSets, type Supply } from '../supply.ts';
import { islandsOf } from './effects.ts';
import { LEFT_2, RIGHT_2 } from './naval.ts';
import { EMPORIUM_SELLS_ALL, EMPORIUM_SELLS_ISLANDS } from './options.ts';
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
  if (left2 === right2) return canGive(soldFarAway(s, armada, left2), countUnits([...west, ...east]));
  return (
    canGive(soldFarAway(s, armada, left2), countUnits(west)) &&
    canGive(soldFarAway(s, armada, right2), countUnits(east))
  );
}

function countUnits(list: readonly number[]): number[] {
  return RESOURCES.map((_, resource) => list.filter((other) => other === resource).length);
}

/** What a city sells through Emporiums: what it sells to neighbours, unless the table agrees on more [AR-84, AR-148]. */
function soldFarAway(s: State, armada: ArmadaState, city: number): Supply {
  const { forSale } = s.cities[city];
  if ((armada.rulings & (EMPORIUM_SELLS_ALL | EMPORIUM_SELLS_ISLANDS)) === 0) return forSale;
  const supply = forSale.slice();
  if ((armada.rulings & EMPORIUM_SELLS_ALL) !== 0) addSources(supply, effectsKept(s, city));
  if ((armada.rulings & EMPORIUM_SELLS_ISLANDS) !== 0) {
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
  for (const { kind, subject, count } of effects) {
    if (kind === EFFECT.produce) addSource(supply, singleSets[subject], count);
    else if (kind === EFFECT.produceOne) addSource(supply, subject, count);
  }
}
