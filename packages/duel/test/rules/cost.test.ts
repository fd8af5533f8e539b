import { fastRng, type Rng } from '@pharos/core';
import { expect, test } from 'vitest';
import { ARCHITECTURE, MASONRY } from '../../src/abilities.ts';
import type { Cost } from '../../src/catalog.ts';
import { cardPrice, tradePrice, wonderPrice } from '../../src/cost.ts';
import { cardPayment } from '../../src/payment.ts';
import { catalogOf } from '../../src/game.ts';
import { newPlayer, type Player } from '../../src/player.ts';
import { units } from '../../src/units.ts';
import { duel } from '../../src/index.ts';
import { CARDS, unitsIn } from '../transcription.ts';
import { eachPly, stateOf } from '../support.ts';

const RESOURCES = [0, 1, 2, 3, 4];
const FIRST_MANUFACTURED = 3;

function pack(counts: readonly number[]): number {
  return counts.reduce((sum, count, resource) => sum + units(resource, count), 0);
}

interface Purse {
  readonly raw: number;
  readonly manufactured: number;
  readonly rebate: number;
  readonly production: readonly number[];
}

/** The cheapest way to provide the units from `at` on, by trying every source for each of them. */
function bruteForce(needed: readonly number[], prices: readonly number[], purse: Purse, at = 0): number {
  if (at === needed.length) return 0;
  const resource = needed[at];
  const goOn = (rest: Purse): number => bruteForce(needed, prices, rest, at + 1);
  const ways = [prices[resource] + goOn(purse)];
  if (purse.production[resource] > 0) {
    ways.push(goOn({ ...purse, production: purse.production.map((n, i) => (i === resource ? n - 1 : n)) }));
  }
  if (resource < FIRST_MANUFACTURED && purse.raw > 0) ways.push(goOn({ ...purse, raw: purse.raw - 1 }));
  if (resource >= FIRST_MANUFACTURED && purse.manufactured > 0) {
    ways.push(goOn({ ...purse, manufactured: purse.manufactured - 1 }));
  }
  if (purse.rebate > 0) ways.push(goOn({ ...purse, rebate: purse.rebate - 1 }));
  return Math.min(...ways);
}

function randomUnits(rng: Rng, count: number): number[] {
  const counts = RESOURCES.map(() => 0);
  for (let unit = 0; unit < count; unit++) counts[rng(RESOURCES.length)]++;
  return counts;
}

test('[D-37] the price is the cheapest of all ways to provide the units', () => {
  const rng = fastRng(37);
  for (let trial = 0; trial < 4000; trial++) {
    const cost = randomUnits(rng, 1 + rng(5));
    const production = randomUnits(rng, rng(4));
    const prices = RESOURCES.map(() => 1 + rng(6));
    const purse = { raw: rng(3), manufactured: rng(3), rebate: rng(2) * 2, production };
    const player: Player = {
      ...newPlayer(0),
      production: pack(production),
      prices: pack(prices),
      rawChoices: purse.raw,
      manufacturedChoices: purse.manufactured,
    };
    const needed = cost.flatMap((count, resource) => Array.from({ length: count }, () => resource));
    const priced = tradePrice(player, pack(cost), purse.rebate);
    expect(priced, JSON.stringify({ cost, production, prices, purse })).toBe(bruteForce(needed, prices, purse));
  }
});

test('[D-36] a rebate never reduces the coin part, not even when no unit is missing', () => {
  const { cards, wonders } = catalogOf(['base']);
  const blue = cards.find((card) => card.id === 'statue');
  const wonder = wonders.find((candidate) => candidate.id === 'pyramids');
  if (blue === undefined || wonder === undefined) throw new Error('the base pack has changed');
  const player: Player = { ...newPlayer(0), prices: pack([2, 2, 2, 2, 2]), abilities: MASONRY | ARCHITECTURE };
  const withCoins = (clay: number): Cost => ({ coins: 5, needs: units(1, clay) });
  expect([0, 1, 2, 3].map((clay) => cardPrice(player, { ...blue, ...withCoins(clay) }))).toEqual([5, 5, 5, 7]);
  expect([0, 1, 2, 3].map((clay) => wonderPrice(player, { ...wonder, ...withCoins(clay) }))).toEqual([5, 5, 5, 7]);
  const s = stateOf({ first: { coins: 3, tokens: ['masonry'] } });
  expect(cardPayment(s, 0, { ...blue, ...withCoins(3) })).toMatchObject({ coins: 7, bank: 5, trade: 2, missing: 4 });
});

const MADE = new Map(CARDS.map((row) => [row.card, unitsIn(row.makes)]));
const FIXED: Record<string, readonly string[]> = {
  'stone-reserve': ['stone'],
  'clay-reserve': ['clay'],
  'wood-reserve': ['wood'],
  'customs-house': ['glass', 'papyrus'],
};

test('[D-28, D-30, D-31, D-32] prices follow from the brown and grey cards of the opponent and the own yellow ones', () => {
  eachPly(20, ({ after }) => {
    const { players } = duel.view(after, 0);
    for (const [seat, { prices, city, production }] of players.entries()) {
      const symbols = (cards: readonly string[], resource: string): number =>
        cards.reduce((sum, card) => sum + (MADE.get(card)?.[resource] ?? 0), 0);
      const fixed = new Set(city.flatMap((card) => FIXED[card] ?? []));
      for (const resource of Object.keys(prices)) {
        const dear = 2 + symbols(players[1 - seat].city, resource);
        expect(prices[resource]).toBe(fixed.has(resource) ? 1 : dear);
        expect(production[resource]).toBe(symbols(city, resource));
      }
    }
  });
});

test.each(['build pyramids with baths', 'discard baths'])(
  '[D-26, D-45] after "%s" the Aqueduct is not free',
  (move) => {
    const s = stateOf({ structure: ['baths', 'altar'], first: { coins: 9, wonders: ['pyramids'] } });
    duel.apply(s, 0, duel.parseMove(s, move) ?? -1);
    const aqueduct = s.catalog.cards.find((card) => card.id === 'aqueduct');
    for (const seat of [0, 1]) expect(aqueduct && cardPayment(s, seat, aqueduct)).toMatchObject({ chain: false });
  },
);

test('[D-27, D-33, D-34, D-35] a construction takes exactly its price, and is open to whoever can pay', () => {
  eachPly(30, ({ before, seat, move, events }) => {
    const view = duel.view(before, seat);
    for (const { payment } of view.decision?.choices ?? []) expect(payment?.affordable ?? true).toBe(true);
    const moves = view.decision?.choices?.map((choice) => choice.move) ?? [];
    if (view.decision?.kind !== 'turn') return;
    for (const slot of view.structure.filter(({ accessible }) => accessible)) {
      expect(moves.includes(`build ${slot.card}`)).toBe(slot.payments?.[seat].affordable);
      expect(slot.payments?.[seat].affordable).toBe((slot.payments?.[seat].coins ?? 0) <= view.players[seat].coins);
    }
    const due = view.decision.choices?.find((choice) => choice.move === move)?.payment;
    const paid = events.find(({ type }) => type === 'coinsPaid');
    const bill =
      (due?.coins ?? 0) === 0 ? undefined : { type: 'coinsPaid', seat, count: due?.coins, trade: due?.trade };
    expect(paid).toEqual(bill);
  });
});
