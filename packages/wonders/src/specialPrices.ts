import type { Move } from '@pharos/core';
import { isFree } from './building.ts';
import { withOneLess, type Cost } from './cost.ts';
import { BUILD, moveKind, moveLeft, moveRight, moveSubject } from './moves.ts';
import { nextStageCost } from './stages.ts';
import { leftOf, NONE, rightOf, sideOf, type City, type State } from './state.ts';
import type { Bought, ExtraUnit, Offer, Rebates, Way } from './specialPriceTypes.ts';
import { addSource, FIRST_MANUFACTURED, resourceSets, singleSets } from './supply.ts';
import { findPurchasePayments, countLacking, Pairs, priceOf } from './trade.ts';

/*
 * Prices that are not those of the base game: units that a city has besides its production, some of them for coins, and coins off
 * what neighbours sell. Few cities have any of it, so this is written to be read; all others are served by trade.ts.
 */

/** Whether a city has other prices than those of the base game. */
export function hasSpecialPrices(s: State, city: City): boolean {
  return (city.abilities & s.rules.specialAbilities) !== 0;
}

const pairs = new Pairs();

/** Every sensible way to pay with at most `budget` coins: none that is dearer for one payee and cheaper for none. The least total comes first. */
export function findWays(s: State, cityIndex: number, bought: Bought, budget: number, rest = bought.total): Way[] {
  const city = s.cities[cityIndex];
  const rebates = rebatesOf(s, cityIndex);
  const ways: Way[] = [];
  for (const offer of offersFor(s, cityIndex, bought, rest, rebates)) {
    const coins = budget - offer.rest.coins - offer.bank;
    // Coins that are taken off are there to be spent.
    const most = coins - offer.leftCoins - offer.rightCoins + rebates.left + rebates.right;
    findPurchasePayments(city.discounts, offer.own, offer.leftSells, offer.rightSells, offer.rest, most, pairs);
    for (let i = 0; i < pairs.count; i++) {
      const fullLeft = pairs.left[i] + offer.leftCoins;
      const fullRight = pairs.right[i] + offer.rightCoins;
      const left = Math.max(0, fullLeft - rebates.left);
      const right = Math.max(0, fullRight - rebates.right);
      if (left + right > coins) continue;
      const buysLeft = pairs.left[i] > 0 || offer.leftBoard !== NONE;
      const buysRight = pairs.right[i] > 0 || offer.rightBoard !== NONE;
      addWay(ways, { left, right, bank: offer.bank, buysLeft, buysRight, offer, fullLeft, fullRight });
    }
  }
  return ways.sort((a, b) => totalOf(a) - totalOf(b) || a.left - b.left || a.bank - b.bank);
}

function totalOf({ left, right, bank }: Way): number {
  return left + right + bank;
}

/** How many neighbours sell something. */
export function sellers({ buysLeft, buysRight }: Way): number {
  return Number(buysLeft) + Number(buysRight);
}

/** Units that are bought, for coins or for none. */
export function unitsBought({ offer: { rest, own, units, leftBoard, rightBoard } }: Way): number {
  const fromBank = units.filter(({ unit }) => unit.coins > 0).length;
  return countLacking(rest, own) + fromBank + Number(leftBoard !== NONE) + Number(rightBoard !== NONE);
}

/** Of ways that cost everybody the same, the one that buys from more neighbours is kept [L-45]. */
function addWay(ways: Way[], way: Way): void {
  for (let at = ways.length - 1; at >= 0; at--) {
    const other = ways[at];
    const isNoWorse = other.left <= way.left && other.right <= way.right && other.bank <= way.bank;
    const isNoBetter = other.left >= way.left && other.right >= way.right && other.bank >= way.bank;
    if (isNoWorse && !(isNoBetter && sellers(way) > sellers(other))) return;
    if (isNoBetter) ways.splice(at, 1);
  }
  ways.push(way);
}

function rebatesOf(s: State, city: number): Rebates {
  const sum = { left: 0, right: 0, boards: 0 };
  for (const { rebates } of s.rules.prices) {
    const { left, right, boards } = rebates(s, city);
    sum.left += left;
    sum.right += right;
    sum.boards += boards;
  }
  return sum;
}

/** All that a city can pay with, in each way in which its extra units and the boards of its neighbours can serve. */
function offersFor(s: State, cityIndex: number, what: Bought, rest: Cost, rebates: Rebates): Offer[] {
  const units = s.rules.prices.flatMap((prices) => prices.units(s, cityIndex, what));
  const plain: Offer = {
    own: s.cities[cityIndex].supply,
    leftSells: s.cities[leftOf(s, cityIndex)].forSale,
    rightSells: s.cities[rightOf(s, cityIndex)].forSale,
    rest,
    bank: 0,
    units: [],
    leftBoard: NONE,
    rightBoard: NONE,
    leftCoins: 0,
    rightCoins: 0,
  };
  const own = units.filter(({ coins }) => coins === 0);
  const bought = units.filter(({ coins }) => coins > 0);
  let offers = [plain];
  for (const unit of own) offers = offers.flatMap((offer) => withUnit(offer, unit));
  offers = leastLacking(offers);
  for (const unit of bought) offers = offers.flatMap((offer) => withUnit(offer, unit));
  if (rebates.boards === 0) return offers;
  return offers
    .flatMap((offer) => withBoard(s, cityIndex, offer, 'left', rebates.boards))
    .flatMap((offer) => withBoard(s, cityIndex, offer, 'right', rebates.boards));
}

/** [W-49, AR-189] What the own city can give is not bought, not even for no coins. */
function leastLacking(offers: readonly Offer[]): Offer[] {
  const lacking = offers.map(({ rest, own }) => countLacking(rest, own));
  const least = Math.min(...lacking);
  return offers.filter((_, at) => lacking[at] === least);
}

/** A unit serves as a raw material or as a manufactured good; what costs coins may stay unused. */
function withUnit(offer: Offer, unit: ExtraUnit): Offer[] {
  const serving = unit.sets
    .filter((set) => isAskedFor(offer.rest, set))
    .map((set): Offer => {
      const own = offer.own.slice();
      addSource(own, set, 1);
      return { ...offer, own, bank: offer.bank + unit.coins, units: [...offer.units, { unit, set }] };
    });
  return unit.coins > 0 || serving.length === 0 ? [offer, ...serving] : serving;
}

/** Whether a cost asks for a resource of a set. */
function isAskedFor({ units }: Cost, set: number): boolean {
  return resourceSets[set].some((resource) => units[resource] > 0);
}

/** [C-52] The unit of a neighbour's board is bought by itself, or not at all; only if the city lacks it [AR-189]. */
function withBoard(s: State, cityIndex: number, offer: Offer, from: 'left' | 'right', off: number): Offer[] {
  const city = s.cities[cityIndex];
  const seller = s.cities[from === 'left' ? leftOf(s, cityIndex) : rightOf(s, cityIndex)];
  const resource = seller.side === NONE ? NONE : sideOf(s, seller).resource;
  if (resource === NONE || offer.rest.units[resource] === 0) return [offer];
  const sells = (from === 'left' ? offer.leftSells : offer.rightSells).slice();
  addSource(sells, singleSets[resource], -1);
  const without = from === 'left' ? { ...offer, leftSells: sells } : { ...offer, rightSells: sells };
  const rest = withOneLess(offer.rest, resource);
  if (countLacking(rest, offer.own) >= countLacking(offer.rest, offer.own)) return [without];
  const coins = Math.max(0, priceOf(city, resource < FIRST_MANUFACTURED, from === 'left') - off);
  const taken =
    from === 'left'
      ? { ...without, rest, leftBoard: resource, leftCoins: coins }
      : { ...without, rest, rightBoard: resource, rightCoins: coins };
  return [without, taken];
}

/** The way to pay that a move stands for; null where nothing special is paid for. */
export function baseWayOf(s: State, city: number, move: Move): Way | null {
  const kind = moveKind(move);
  if (kind === BUILD) {
    const card = s.catalog.cards[moveSubject(move)];
    if (isFree(s, s.cities[city], card)) return null;
    return wayPaidBy(s, city, { card, cost: card.cost, total: card.cost }, move);
  }
  if (s.rules.actions[kind].use?.name !== 'stage') return null;
  const cost = nextStageCost(s, s.cities[city]);
  return wayPaidBy(s, city, { card: null, cost, total: cost }, move);
}

/** The way that gives the neighbours the coins of a move. */
export function wayPaidBy(s: State, city: number, bought: Bought, move: Move): Way | null {
  const ways = findWays(s, city, bought, s.cities[city].coins);
  return ways.find(({ left, right }) => left === moveLeft(move) && right === moveRight(move)) ?? null;
}
