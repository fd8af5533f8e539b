import type { Move } from '@pharos/core';
import { freeingPower, hasFreeBuild, isFreeByChain } from './building.ts';
import {
  FREE_FIRST_CARD,
  FREE_FIRST_OF_COLOUR,
  FREE_GUILDS,
  FREE_LAST_CARD,
  FREE_ONCE_PER_AGE,
  STAGES_WITHOUT_RESOURCES,
  type Card,
  type Piece,
} from './catalog.ts';
import { ABILITIES, RESOURCES } from './content/types.ts';
import type { DiscountView, FreeReason, PurchaseView } from './choice.ts';
import { hasName } from './city.ts';
import type { Cost } from './cost.ts';
import { chainTo, powerIn, tradeDiscounts } from './discounts.ts';
import type { ExpansionPayment } from './expansionTypes.ts';
import { lackingUnits } from './lacking.ts';
import type { UnitCounts } from './unitCounts.ts';
import { moveLeft, moveRight, moveSubject } from './moves.ts';
import { payerOf, type Payer } from './payer.ts';
import type { Payment, Terms } from './paymentTypes.ts';
import { assignUnits, type ResourceSource, type StandingPiece } from './pieces.ts';
import { purchasesFor, withoutBought } from './purchases.ts';
import { NONE, sideOf, type State } from './state.ts';
import { findWays, hasSpecialPrices } from './specialPrices.ts';
import type { Bought, Way } from './specialPriceTypes.ts';
import { stageCost } from './stages.ts';
import { resourceSets } from './supply.ts';
import { findPayments, Pairs } from './trade.ts';

/** What takes coins off purchases from the left and from the right. */
const REBATE_BITS = [1 << ABILITIES.indexOf('cheaperFirstFromLeft'), 1 << ABILITIES.indexOf('cheaperFirstFromRight')];

const FREE_BLACK = 1 << ABILITIES.indexOf('freeBlackOncePerAge');

/** More coins than anything costs. */
export const ANY_BUDGET = 1000;

export function buildingTerms(payer: Payer, card: Card): Terms {
  const { s, city } = payer;
  if (hasName(city, card.name)) return { obstacle: 'alreadyBuilt', payments: [] };
  const gift = giftFor(payer, card);
  if (gift !== null) return freeTerms(gift);
  const payments = paymentsFor(payer, { card, cost: card.cost, total: card.cost });
  const costsNothing = payments.some(({ free }) => free !== null);
  if (!costsNothing) payments.push(...freeBuilds(payer, card));
  return termsWith(payments, () => lackingUnits(s, payer.index, card.cost.units));
}

/** Why a card is free without a choice, and what makes it so. */
export interface Gift {
  readonly reason: FreeReason;
  readonly discounts: readonly DiscountView[];
}

/** A chain or a power that makes a card free by itself [W-50, W-101 … W-103]; null where it has its price. */
export function giftFor({ s, city, pieces }: Payer, card: Card): Gift | null {
  if (isFreeByChain(city, card)) {
    const cards = city.cards.map((index) => s.catalog.cards[index]);
    return { reason: 'chain', discounts: [chainTo(card, cards)] };
  }
  const power = freeingPower(s, city, card);
  if (power === 0) return null;
  const reason = POWER_NAMES[power];
  return { reason, discounts: powerIn(pieces, power, reason) };
}

export function freeTerms({ reason, discounts }: Gift): Terms {
  return { obstacle: null, payments: [freePayment(reason, discounts)] };
}

const POWER_NAMES: Readonly<Record<number, 'firstOfColour' | 'firstCard' | 'lastCard' | 'guild'>> = {
  [FREE_FIRST_OF_COLOUR]: 'firstOfColour',
  [FREE_FIRST_CARD]: 'firstCard',
  [FREE_LAST_CARD]: 'lastCard',
  [FREE_GUILDS]: 'guild',
};

/** The ways to build a card for nothing that use something up: the free build of the Age [W-99], and those of expansions. */
export function freeBuilds({ s, city, index, pieces }: Payer, card: Card): Payment[] {
  const once = freePayment('oncePerAge', powerIn(pieces, FREE_ONCE_PER_AGE, 'oncePerAge'));
  const other = s.rules.freeBuild?.(s, index, card) ?? NONE;
  return [
    ...(hasFreeBuild(s, city) ? [{ ...once, isPower: true }] : []),
    ...(other === NONE
      ? []
      : [{ ...freePayment('caligula', powerIn(pieces, FREE_BLACK, 'caligula')), freeMove: other }]),
  ];
}

/** The same where prices are special [C-51 … C-54, L-34, L-42]. */
export function specialPayments(
  payer: Payer,
  bought: Bought,
  rest = bought.total,
  beyond: Bill['beyond'] = null,
): Payment[] {
  const budget = ANY_BUDGET - (beyond?.coins ?? 0);
  return findWays(payer.s, payer.index, bought, budget, rest).map((way) => wayPayment(payer, bought, way, beyond));
}

/** What a way to pay buys, unit by unit, and what the city has of its own. */
export function wayPayment(
  payer: Payer,
  bought: Bought,
  way: Way,
  beyond: Bill['beyond'],
  discounts: readonly DiscountView[] = [],
): Payment {
  const { s, city, left, right, pieces, sources } = payer;
  const { offer, fullLeft, fullRight } = way;
  const trading: Payer = {
    ...payer,
    city: { ...city, supply: offer.own },
    left: { ...left, forSale: offer.leftSells },
    right: { ...right, forSale: offer.rightSells },
  };
  const total = offer.rest.coins + way.left + way.right + way.bank + (beyond?.coins ?? 0);
  const plain = purchasesFor(trading, offer.rest, fullLeft - offer.leftCoins, fullRight - offer.rightCoins);
  const purchases = [
    ...plain,
    ...boardPurchase(offer.leftBoard, 'left', offer.leftCoins),
    ...boardPurchase(offer.rightBoard, 'right', offer.rightCoins),
  ];
  const open = [...sources.open, ...offer.units.map(({ unit, set }) => extraSource(unit.from, set))];
  const given = assignUnits({ fixed: sources.fixed, open }, withoutBought(offer.rest.units, plain));
  const kinds = new Map(offer.units.map(({ unit }) => [unit.from, unit.kind]));
  const own = given.filter(({ from }) => !kinds.has(from));
  const extra = given.flatMap(({ from, resource }): DiscountView[] => {
    const kind = kinds.get(from);
    return kind === undefined ? [] : [{ kind, from, resource }];
  });
  const saved = fullLeft + fullRight - way.left - way.right;
  const rebate = saved > 0 ? rebateIn(s, pieces, fullLeft > way.left, saved) : [];
  const reduced = [...discounts, ...extra, ...tradeDiscounts(pieces, plain), ...rebate];
  const asksForUnits = bought.total.units.some((units) => units > 0);
  return {
    bank: offer.rest.coins + way.bank,
    left: way.left,
    right: way.right,
    total,
    purchases,
    free: total > 0 ? null : asksForUnits ? 'production' : 'noCost',
    affordable: total <= city.coins,
    isPower: false,
    ...(total > city.coins && { missing: total - city.coins }),
    ...(own.length > 0 && { own }),
    ...(reduced.length > 0 && { discounts: reduced }),
    ...(beyond !== null && { beyond: beyond.what }),
  };
}

function boardPurchase(resource: number, from: 'left' | 'right', each: number): PurchaseView[] {
  return resource === NONE ? [] : [{ resource: RESOURCES[resource], count: 1, from, each }];
}

function extraSource(from: string, set: number): ResourceSource {
  return { source: { from }, resources: resourceSets[set], count: 1 };
}

/** [C-51] The piece that takes coins off what is bought. */
function rebateIn(s: State, pieces: readonly StandingPiece[], isLeft: boolean, coins: number): DiscountView[] {
  const owner = pieces.find(({ piece }) =>
    piece.standing.some(
      ({ type, subject }) =>
        type === 'ability' && (subject & s.rules.specialAbilities & REBATE_BITS[isLeft ? 0 : 1]) !== 0,
    ),
  );
  return owner === undefined ? [] : [{ kind: 'rebate', ...owner.source, coins }];
}

export function stageTerms(payer: Payer): Terms {
  const { s, city } = payer;
  const { stages } = sideOf(s, city);
  if (city.stages === stages.length) return { obstacle: 'wonderComplete', payments: [] };
  const cost = stageCost(city, stages[city.stages]);
  const bought = { card: null, cost, total: cost };
  const spared = sparedStage(payer, stages[city.stages]);
  return termsWith(withDiscounts(paymentsFor(payer, bought), spared), () => lackingUnits(s, payer.index, cost.units));
}

/** [C-55] What spares a stage the resources printed on it. */
export function sparedStage({ city, pieces }: Payer, { cost }: Piece): readonly DiscountView[] {
  const isSpared = stageCost(city, { cost }) !== cost && cost.units.some((units) => units > 0);
  return isSpared ? powerIn(pieces, STAGES_WITHOUT_RESOURCES, 'architects') : [];
}

function withDiscounts(payments: Payment[], more: readonly DiscountView[]): Payment[] {
  if (more.length === 0) return payments;
  return payments.map((payment) => ({ ...payment, discounts: [...more, ...(payment.discounts ?? [])] }));
}

/** What a move that builds a card pays, with the free build of the Age or without. */
export function buildingPayment(s: State, city: number, move: Move, isPower: boolean): Payment | null {
  const { payments } = buildingTerms(payerOf(s, city), s.catalog.cards[moveSubject(move)]);
  return payments.find((payment) => payment.isPower === isPower && isPaidBy(payment, move)) ?? null;
}

/** What a move that builds the next stage pays. */
export function stagePayment(s: State, city: number, move: Move): Payment | null {
  return stageTerms(payerOf(s, city)).payments.find((payment) => isPaidBy(payment, move)) ?? null;
}

/** Whether a move gives the neighbours these coins. */
export function isPaidBy({ left, right }: Payment, move: Move): boolean {
  return left === moveLeft(move) && right === moveRight(move);
}

/** Ways to pay and what stands in the way; what is lacking is only looked for where there is no way at all. */
export function termsWith(payments: readonly Payment[], lacking: () => UnitCounts): Terms {
  if (payments.length === 0) return { obstacle: 'unobtainable', payments, lacking: lacking() };
  return { obstacle: payments.some(({ affordable }) => affordable) ? null : 'tooExpensive', payments };
}

export function freePayment(free: FreeReason, discounts: readonly DiscountView[]): Payment {
  const nothing = { bank: 0, left: 0, right: 0, total: 0, purchases: [], free, affordable: true };
  return { ...nothing, ...(discounts.length > 0 && { discounts }), isPower: false };
}

/** Every sensible way to pay a cost, affordable or not. */
function paymentsFor(payer: Payer, bought: Bought): Payment[] {
  const { cost } = bought;
  if (hasSpecialPrices(payer.s, payer.city)) return specialPayments(payer, bought);
  const found = new Pairs();
  findPayments(payer.city, payer.left, payer.right, cost, ANY_BUDGET, found);
  const asksForUnits = cost.units.some((units) => units > 0);
  return Array.from({ length: found.count }, (_, index) =>
    paymentOf(payer, {
      rest: cost,
      asksForUnits,
      left: found.left[index],
      right: found.right[index],
      beyond: null,
      discounts: [],
    }),
  );
}

/** What is to be paid, and the coins it takes. */
export interface Bill {
  /** What the city and its neighbours give; its coins go to the bank. */
  readonly rest: Cost;
  /** Whether units are printed at all. */
  readonly asksForUnits: boolean;
  readonly left: number;
  readonly right: number;
  /** What comes from elsewhere, and the coins for it; null for nothing. */
  readonly beyond: { readonly coins: number; readonly what: ExpansionPayment } | null;
  /** What makes it cheaper, besides cheaper trade. */
  readonly discounts: readonly DiscountView[];
}

export type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** A payment in full: what the coins buy, what the city makes itself, and what makes it cheaper. */
export function paymentOf(payer: Payer, { rest, asksForUnits, left, right, beyond, discounts }: Bill): Payment {
  const { city, pieces, sources } = payer;
  const total = rest.coins + left + right + (beyond?.coins ?? 0);
  const purchases = left + right === 0 ? [] : purchasesFor(payer, rest, left, right);
  const own = asksForUnits ? assignUnits(sources, withoutBought(rest.units, purchases)) : [];
  const cheaper = tradeDiscounts(pieces, purchases);
  const reduced = cheaper.length === 0 ? discounts : discounts.concat(cheaper);
  // Fields one by one: spreading what is there would take longer than finding it.
  const payment: Mutable<Payment> = {
    bank: rest.coins,
    left,
    right,
    total,
    purchases,
    free: total > 0 ? null : asksForUnits ? 'production' : 'noCost',
    affordable: total <= city.coins,
    isPower: false,
  };
  if (total > city.coins) payment.missing = total - city.coins;
  if (own.length > 0) payment.own = own;
  if (reduced.length > 0) payment.discounts = reduced;
  if (beyond !== null) payment.beyond = beyond.what;
  return payment;
}
