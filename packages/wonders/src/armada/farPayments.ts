import { RESOURCES } from '../content/types.ts';
import type { Cost } from '../cost.ts';
import { PassingPrice } from '../passingPrice.ts';
import { leftOf, rightOf, type City, type State } from '../state.ts';
import { FIRST_MANUFACTURED, singleSets, type Supply } from '../supply.ts';
import { countLacking, findPayments, Pairs } from '../trade.ts';
import { areSoldBy, soldFarAway } from './emporiums.ts';
import { CHEAPER_STEPS, EASTERN_TRADE, LEFT_2, RIGHT_2, WESTERN_TRADE } from './naval.ts';
import { cheaperSteps, EASTERN_UNITS, NOTHING, WESTERN_UNITS } from './prices.ts';
import { twoAway } from './raids.ts';
import type { ArmadaState } from './state.ts';

/*
 * What `findPlans` finds, as nothing but coins and in lists that are used again and again: for legal moves, which ask for it all the time.
 */

/** Coins for the neighbours and for the cities two seats away: no way is dearer for one of them and cheaper for none. */
export class FarPairs {
  count = 0;
  readonly left: number[] = [];
  readonly right: number[] = [];
  readonly left2: number[] = [];
  readonly right2: number[] = [];

  /** Adds a way unless there is one that is no dearer for anybody, and drops those it leaves no reason for. */
  insert(left: number, right: number, left2: number, right2: number): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const isNoWorse =
        this.left[at] <= left && this.right[at] <= right && this.left2[at] <= left2 && this.right2[at] <= right2;
      // None before this one has been dropped: what beats the new way would have beaten it as well.
      if (isNoWorse) return;
      const isNoBetter =
        this.left[at] >= left && this.right[at] >= right && this.left2[at] >= left2 && this.right2[at] >= right2;
      if (!isNoBetter) this.#put(kept++, this.left[at], this.right[at], this.left2[at], this.right2[at]);
    }
    this.#put(kept, left, right, left2, right2);
    this.count = kept + 1;
  }

  /** The least total first, then the least for the left neighbour, and for whom is beyond; else as they were found. */
  sort(): void {
    for (let from = 1; from < this.count; from++) {
      const left = this.left[from];
      const right = this.right[from];
      const left2 = this.left2[from];
      const right2 = this.right2[from];
      const total = left + right + left2 + right2;
      let at = from;
      for (; at > 0; at--) {
        const other = at - 1;
        const more = this.left[other] + this.right[other] + this.left2[other] + this.right2[other] - total;
        if ((more || this.left[other] - left || this.left2[other] - left2) <= 0) break;
        this.#put(at, this.left[other], this.right[other], this.left2[other], this.right2[other]);
      }
      this.#put(at, left, right, left2, right2);
    }
  }

  #put(at: number, left: number, right: number, left2: number, right2: number): void {
    this.left[at] = left;
    this.right[at] = right;
    this.left2[at] = left2;
    this.right2[at] = right2;
  }
}

/** What is left to pay, and the units that come from far away. */
const rest = new PassingPrice();
const western: number[] = [];
const eastern: number[] = [];
const pairs = new Pairs();

/** Who buys from whom: taken up anew for each search. */
const trip = {
  coins: 0,
  mostWestern: 0,
  mostEastern: 0,
  westernGoods: [] as Supply,
  easternGoods: [] as Supply,
  units: RESOURCES.map(() => 0),
};

/** Finds every sensible way to pay for a construction and, if there is one, a step, by a city that has no other special prices. */
export function findFarPayments(
  s: State,
  armada: ArmadaState,
  cityIndex: number,
  cost: Cost,
  step: Cost | null,
  found: FarPairs,
): void {
  const city = s.cities[cityIndex];
  const left = s.cities[leftOf(s, cityIndex)];
  const right = s.cities[rightOf(s, cityIndex)];
  const { powers } = armada.harbours[cityIndex];
  trip.coins = city.coins;
  trip.mostWestern = (powers & WESTERN_TRADE) !== 0 ? WESTERN_UNITS : 0;
  trip.mostEastern = (powers & EASTERN_TRADE) !== 0 ? EASTERN_UNITS : 0;
  const left2 = twoAway(s, cityIndex, LEFT_2);
  const right2 = twoAway(s, cityIndex, RIGHT_2);
  trip.westernGoods = soldFarAway(s, armada, left2);
  trip.easternGoods = left2 === right2 ? trip.westernGoods : soldFarAway(s, armada, right2);
  found.count = 0;
  if (step === null || (powers & CHEAPER_STEPS) === 0) pay(city, left, right, cost, step ?? NOTHING, found);
  else for (const price of cheaperSteps(step, armada)) pay(city, left, right, cost, price, found);
  found.sort();
}

function pay(city: City, left: City, right: City, cost: Cost, step: Cost, found: FarPairs): void {
  rest.askBoth(cost, step);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    trip.units[resource] = cost.units[resource] + step.units[resource];
  }
  gather(city, left, right, countLacking(rest, city.supply), found);
}

/** Adds the ways to pay with these goods from far away, and with more of them: western ones first, in order. */
function gather(city: City, left: City, right: City, lacking: number, found: FarPairs): void {
  const left2 = western.length;
  const right2 = eastern.length;
  // Whatever the city does not produce costs a coin at least.
  if (rest.coins + left2 + right2 + lacking > trip.coins) return;
  if (left2 + right2 > 1 && !areSoldBy(trip.westernGoods, trip.easternGoods, western, eastern)) return;
  findPayments(city, left, right, rest, trip.coins - left2 - right2, pairs);
  for (let at = 0; at < pairs.count; at++) found.insert(pairs.left[at], pairs.right[at], left2, right2);
  if (lacking === 0) return;
  if (right2 === 0 && left2 < trip.mostWestern) {
    for (let resource = left2 === 0 ? 0 : western[left2 - 1]; resource < RESOURCES.length; resource++) {
      if (trip.westernGoods[singleSets[resource]] > 0) {
        gatherWith(city, left, right, lacking, western, resource, found);
      }
    }
  }
  if (right2 < trip.mostEastern) {
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (trip.easternGoods[singleSets[resource]] > 0) {
        gatherWith(city, left, right, lacking, eastern, resource, found);
      }
    }
  }
}

/** The same with one more unit from far away, unless it leaves just as many to be found elsewhere: then it is a coin for nothing. */
function gatherWith(
  city: City,
  left: City,
  right: City,
  lacking: number,
  units: number[],
  resource: number,
  found: FarPairs,
): void {
  if (trip.units[resource] === 0) return;
  trip.units[resource]--;
  const demand = resource < FIRST_MANUFACTURED ? rest.raw : rest.manufactured;
  demand.add(resource, -1);
  if (countLacking(rest, city.supply) < lacking) {
    units.push(resource);
    gather(city, left, right, lacking - 1, found);
    units.pop();
  }
  demand.add(resource, 1);
  trip.units[resource]++;
}
