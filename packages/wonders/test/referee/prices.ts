import { RAW, RESOURCES, type Cost, type Resource } from './pieces.ts';
import { effectsIn, has, hasPower, left2Of, leftOf, right2Of, rightOf, workingPieces } from './table.ts';
import type { City, Table } from './table.ts';

/*
 * Ways to pay, found by trying everything: first every way to use as much of the own city as possible, then for what is missing
 * every way to buy it. What is dearer for one payee and cheaper for none is left out.
 */

export const PAYEES = ['left', 'right', 'left2', 'right2', 'bank'] as const;
export type Payee = (typeof PAYEES)[number];

export interface Way extends Readonly<Record<Payee, number>> {
  /** Whether something was bought there, be it for nothing [L-45]. */
  readonly boughtLeft: boolean;
  readonly boughtRight: boolean;
}

/** What is paid for together [AR-31]: a card or stage, and the step of a ship. */
export interface Price {
  readonly main: Cost;
  readonly step: Cost;
  /** One resource less for the card or stage [L-34], for the step [AR-163]. */
  readonly mainLess: number;
  readonly stepLess: number;
}

const NOTHING_PAID: Way = {
  left: 0,
  right: 0,
  left2: 0,
  right2: 0,
  bank: 0,
  boughtLeft: false,
  boughtRight: false,
};

export function total(way: Way): number {
  return PAYEES.reduce((coins, payee) => coins + way[payee], 0);
}

/** A resource that is needed, and for what. */
interface Need {
  readonly resource: Resource;
  readonly part: 'main' | 'step';
}

/** Something that gives one unit of one of these; a rebate serves one part of the price only. */
interface Source {
  readonly gives: readonly Resource[];
  readonly part?: Need['part'];
}

/** A unit that can be bought in several ways; each may use up a right that holds once a turn. */
interface Offer {
  readonly gives: readonly Resource[];
  readonly deals: readonly Deal[];
}
interface Deal {
  readonly payee: Payee;
  readonly price: (resource: Resource) => number;
  readonly uses: Right | null;
  /** Tells deals with different prices apart. */
  readonly name: string;
}
type Right = 'wharfLeft' | 'wharfRight' | 'west' | 'east' | 'bilkis';

/** Every sensible way that the city can afford. */
export function waysToPay(table: Table, city: City, price: Price): readonly Way[] {
  const needs = [...needsOf(price.main, 'main'), ...needsOf(price.step, 'step')];
  const own = [
    ...ownSources(city),
    ...repeat(price.mainLess, (): Source => ({ gives: RESOURCES, part: 'main' })),
    ...repeat(price.stepLess, (): Source => ({ gives: RESOURCES, part: 'step' })),
  ];
  const coins = (price.main.coins ?? 0) + (price.step.coins ?? 0);
  const missing = whatIsMissing(needs, own);
  const offers = missing.every((needed) => needed.length === 0) ? [] : offersTo(table, city);
  const ways = missing.flatMap((needed) => purchases(needed, offers, rightsOf(city)));
  const affordable = ways.map((way) => ({ ...way, bank: way.bank + coins })).filter((way) => total(way) <= city.coins);
  return oneForEachPrice(undominated(affordable));
}

function needsOf(cost: Cost, part: Need['part']): Need[] {
  return RESOURCES.flatMap((resource) => repeat(cost[resource] ?? 0, () => ({ resource, part })));
}

function repeat<Value>(count: number, make: () => Value): Value[] {
  return Array.from({ length: count }, make);
}

// What the own city gives.

/** [W-32 … W-34, C-53] */
function ownSources(city: City): Source[] {
  const produced = unitsOf(city, () => true).map((gives): Source => ({ gives }));
  const made = new Set(unitsOf(city, isTradeable).flat());
  const missing = RESOURCES.filter((resource) => !made.has(resource));
  return [
    ...produced,
    ...effectsIn(city, 'oneMoreOfOwn').map(() => ({ gives: RESOURCES.filter((one) => made.has(one)) })),
    ...effectsIn(city, 'oneOfMissing').map(() => ({ gives: missing })),
  ];
}

type PieceFilter = (piece: ReturnType<typeof workingPieces>[number]) => boolean;

/** [W-41] What neighbours can buy. */
const isTradeable: PieceFilter = ({ kind, colour }) =>
  kind === 'board' || (kind === 'card' && (colour === 'brown' || colour === 'grey'));

/** The units a city produces in a turn; each is a list of alternatives. The unit of the board comes first. */
function unitsOf(city: City, counts: PieceFilter): (readonly Resource[])[] {
  const start = city.side?.resource ?? null;
  const units: (readonly Resource[])[] = start === null ? [] : [[start]];
  for (const piece of workingPieces(city).filter(counts))
    for (const effect of piece.effects)
      if (effect.type === 'produce') units.push(...repeat(effect.count, () => [effect.resource]));
      else if (effect.type === 'produceOne') units.push(effect.resources);
  return units;
}

/** [AR-189, W-49] What is still missing after the own city gave as much as it can; each way to have it give that. */
function whatIsMissing(needs: readonly Need[], sources: readonly Source[]): readonly (readonly Need[])[] {
  const kinds = countKinds(sources, ({ gives, part }) => `${gives.join('/')}:${part ?? ''}`);
  const known = new Map<string, ReadonlyMap<string, readonly Need[]>>();
  /** What is missing of the needs from a place on, with so many sources of each kind left: only the shortest lists. */
  const from = (at: number, left: readonly number[]): ReadonlyMap<string, readonly Need[]> => {
    if (at === needs.length) return new Map([['', []]]);
    const key = `${at} ${left.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { resource, part } = needs[at];
    const lists: (readonly Need[])[] = [];
    for (const [kind, { of }] of kinds.entries())
      if (left[kind] > 0 && of.gives.includes(resource) && (of.part ?? part) === part)
        lists.push(...from(at + 1, left.with(kind, left[kind] - 1)).values());
    lists.push(...[...from(at + 1, left).values()].map((rest) => [needs[at], ...rest]));
    const shortest = Math.min(...lists.map((list) => list.length));
    const found = new Map(lists.filter((list) => list.length === shortest).map((list) => [namesOf(list), list]));
    known.set(key, found);
    return found;
  };
  const found = from(
    0,
    kinds.map(({ count }) => count),
  );
  return [...found.values()];
}

/** For purchases it does not matter what a resource is for. */
function namesOf(needs: readonly Need[]): string {
  return needs
    .map(({ resource }) => resource)
    .toSorted()
    .join();
}

// What can be bought.

function offersTo(table: Table, city: City): Offer[] {
  const offers = (['left', 'right'] as const).flatMap((side) => offersOfNeighbour(table, city, side));
  const [far2, near2] = [left2Of(table, city), right2Of(table, city)];
  const west = hasPower(city, 'westernTrade') ? [emporium('left2', 'west')] : [];
  const east = hasPower(city, 'easternTrade') ? [emporium('right2', 'east')] : [];
  // With four players both look at the same city: a unit of it is sold once [AR-111, AR-148].
  if (far2 === near2) offers.push(...emporiumUnits(far2, [...west, ...east]));
  else offers.push(...emporiumUnits(far2, west), ...emporiumUnits(near2, east));
  if (has(city, 'bankSells')) offers.push(offer(RESOURCES, [deal('bank', 'bilkis', 1)]));
  return offers.filter(({ deals }) => deals.length > 0);
}

/** [AR-148] Everything that is produced, but for what black cards and leaders give to their owner only [C-50]. */
function emporiumUnits(seller: City, deals: readonly Deal[]): Offer[] {
  return unitsOf(seller, () => true).map((gives) => offer(gives, deals));
}

function emporium(payee: Payee, right: Right): Deal {
  return deal(payee, right, 1);
}

function deal(payee: Payee, uses: Right | null, price: number): Deal {
  return { payee, uses, price: () => price, name: `${payee} ${price}` };
}

function offer(gives: readonly Resource[], deals: readonly Deal[]): Offer {
  return { gives, deals };
}

/** [W-40 … W-48, C-51, C-52] */
function offersOfNeighbour(table: Table, city: City, side: 'left' | 'right'): Offer[] {
  const seller = side === 'left' ? leftOf(table, city) : rightOf(table, city);
  const right: Right = side === 'left' ? 'wharfLeft' : 'wharfRight';
  const hasWharf = effectsIn(city, 'wharf').some((wharf) => wharf.side === side);
  const hasBoardUnit = seller.side !== null && seller.side.resource !== null;
  return unitsOf(seller, isTradeable).map((gives, at) => {
    const isBoardUnit = hasBoardUnit && at === 0;
    const price = (resource: Resource): number =>
      priceOf(city, side, resource) - (isBoardUnit && has(city, 'cache') ? 1 : 0);
    const name = `${side} ${isBoardUnit ? 'board' : ''}`;
    const plain: Deal = { payee: side, uses: null, price, name };
    const reduced: Deal = {
      payee: side,
      uses: right,
      price: (resource) => Math.max(0, price(resource) - 1),
      name: `${name} wharf`,
    };
    return offer(gives, hasWharf ? [plain, reduced] : [plain]);
  });
}

/** [W-40, W-48] */
function priceOf(city: City, side: 'left' | 'right', resource: Resource): number {
  const kind = RAW.includes(resource) ? 'raw' : 'manufactured';
  const isCheap = effectsIn(city, 'discount').some((one) => one.kind === kind && one.from.includes(side));
  return isCheap ? 1 : 2;
}

/** How often each right may be used in a turn. */
function rightsOf(city: City): Readonly<Record<Right, number>> {
  return {
    wharfLeft: 1,
    wharfRight: 1,
    // [AR-134, AR-126]
    west: 2,
    east: 1,
    // A copied leader adds to an own one [L-33].
    bilkis: effectsIn(city, 'bankSells').length,
  };
}

/** Every way to buy all of this, without those that are dominated. */
function purchases(
  needs: readonly Need[],
  offers: readonly Offer[],
  rights: Readonly<Record<Right, number>>,
): readonly Way[] {
  const kinds = countKinds(offers, ({ gives, deals }) => `${gives.join('/')} ${deals.map(({ name }) => name).join()}`);
  const known = new Map<string, readonly Way[]>();
  const from = (at: number, left: readonly number[], open: Readonly<Record<Right, number>>): readonly Way[] => {
    if (at === needs.length) return [NOTHING_PAID];
    const key = `${at} ${left.join()} ${Object.values(open).join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { resource } = needs[at];
    const ways: Way[] = [];
    for (const [kind, { of }] of kinds.entries()) {
      if (left[kind] === 0 || !of.gives.includes(resource)) continue;
      const others = left.with(kind, left[kind] - 1);
      for (const { payee, price, uses } of of.deals) {
        if (uses !== null && open[uses] === 0) continue;
        const after = uses === null ? open : { ...open, [uses]: open[uses] - 1 };
        for (const rest of from(at + 1, others, after)) ways.push(withPurchase(rest, payee, price(resource)));
      }
    }
    const found = undominated(ways);
    known.set(key, found);
    return found;
  };
  return from(
    0,
    kinds.map(({ count }) => count),
    rights,
  );
}

function withPurchase(way: Way, payee: Payee, price: number): Way {
  return {
    ...way,
    [payee]: way[payee] + price,
    boughtLeft: way.boughtLeft || payee === 'left',
    boughtRight: way.boughtRight || payee === 'right',
  };
}

/** Things that are alike count as one kind: which of them is used makes no difference. */
function countKinds<Thing>(things: readonly Thing[], name: (thing: Thing) => string): { of: Thing; count: number }[] {
  const kinds = new Map<string, { of: Thing; count: number }>();
  for (const of of things) {
    const kind = kinds.get(name(of));
    if (kind === undefined) kinds.set(name(of), { of, count: 1 });
    else kind.count++;
  }
  return [...kinds.values()];
}

// What is left out.

function undominated(ways: readonly Way[]): readonly Way[] {
  const different = [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
  return different.filter((way) => !different.some((other) => isBetter(other, way)));
}

/** Dearer for nobody and cheaper for somebody. */
function isBetter(one: Way, other: Way): boolean {
  return PAYEES.every((payee) => one[payee] <= other[payee]) && PAYEES.some((payee) => one[payee] < other[payee]);
}

/** A move says what neighbours get: one way for each such price, that which buys from most of them [L-45]. */
function oneForEachPrice(ways: readonly Way[]): readonly Way[] {
  const byPrice = new Map<string, Way>();
  for (const way of ways) {
    const key = PAYEES.map((payee) => way[payee]).join();
    const before = byPrice.get(key);
    if (before === undefined || sellers(way) > sellers(before)) byPrice.set(key, way);
  }
  return [...byPrice.values()];
}

function sellers({ boughtLeft, boughtRight }: Way): number {
  return Number(boughtLeft) + Number(boughtRight);
}
