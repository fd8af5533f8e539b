import { fastRng, rngFromSeed, shuffle, type Rng } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { wonders, type ActionView, type HandCardView, type State } from '../src/index.ts';
import { navalActions } from '../src/armada/handTypes.ts';
import { piece, type Rules } from './referee/data.ts';
import { lay } from './referee/setup.ts';
import { total, type Way } from './referee/prices.ts';
import type { Table } from './referee/table.ts';
import { usesOfCards } from './referee/uses.ts';

/*
 * Whatever makes prices special, thrown together at random: the ways to pay that the engine finds are those that are left when
 * the referee has tried everything.
 */

const PLAYERS = 5;
const POSITIONS = 25;

/** Cards that make resources. */
const PRODUCTION = [
  ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'excavation', 'clay-pit', 'timber-yard', 'forest-cave'],
  ['loom-1', 'glassworks-1', 'press-1', 'sawmill', 'quarry', 'brickyard', 'foundry', 'loom-2', 'glassworks-2'],
].flat();
const TRADE = ['east-trading-post', 'west-trading-post', 'marketplace', 'caravansery', 'forum'];
const SECRET = ['west-clandestine-wharf', 'east-clandestine-wharf', 'secret-warehouse', 'black-market'];
const ONLY_SECOND = ['smugglers-cache'];
const EMPORIUMS = ['eastern-emporium', 'western-emporium'];
const LEADERS = ['bilkis', 'imhotep', 'hammurabi', 'leonidas', 'archimedes', 'hatshepsut'];
const ISLANDS = ['ancient-oasis', 'lost-island'];
const BOARDS = ['gizah', 'rhodos', 'alexandria', 'ephesos', 'olympia', 'halikarnassos', 'petra', 'byzantium', 'roma'];
const SHIPYARDS = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `shipyard-${letter}`);
const FLEETS = ['red', 'yellow', 'blue', 'green'] as const;

interface City {
  readonly board: string;
  readonly side: string;
  readonly coins: number;
  readonly cards: readonly string[];
  readonly stages: number;
  readonly leaders: readonly string[];
  readonly shipyard?: string;
  readonly ships?: Readonly<Record<(typeof FLEETS)[number], number>>;
  readonly islands?: readonly string[];
}

/** A table at which the first seat has much that is special, and the others make many resources. */
function randomCities({ edition, armada }: Rules, rng: Rng): City[] {
  const some = (from: readonly string[], of: number): string[] => from.filter(() => rng(of) > 0);
  const boards = shuffle(BOARDS, rng);
  const yards = shuffle(SHIPYARDS, rng);
  const production = shuffle(PRODUCTION, rng);
  const sides = edition === 1 ? ['A', 'B'] : ['day', 'night'];
  return Array.from({ length: PLAYERS }, (_, seat): City => {
    const made = production.splice(0, seat === 0 ? rng(5) : 2 + rng(3));
    const special = [
      ...some(TRADE, 2),
      ...some(edition === 1 ? SECRET : [...SECRET, ...ONLY_SECOND], 3),
      ...(armada ? some(EMPORIUMS, 2) : []),
    ];
    return {
      board: boards[seat],
      side: sides[rng(2)],
      coins: seat === 0 ? rng(14) : 3,
      cards: seat === 0 ? [...made, ...special] : made,
      stages: rng(2),
      leaders: seat === 0 ? some(LEADERS, 2) : [],
      ...(armada && {
        shipyard: yards[seat],
        ships: { red: rng(4), yellow: rng(4), blue: rng(4), green: rng(4) },
        islands: seat === 0 ? some(ISLANDS, 2) : [],
      }),
    };
  });
}

function engineTable({ edition, armada }: Rules, cities: readonly City[], seed: string): State {
  const packs = ['base', 'cities', 'leaders', ...(armada ? ['armada'] : [])];
  const options = wonders.readOptions({ players: PLAYERS, edition, packs });
  return wonders.describe(options, { age: 3, turn: 2, cities }, rngFromSeed(seed));
}

function refereeTable(rules: Rules, cities: readonly City[]): Table {
  const table = lay({
    rules,
    boards: cities.map(({ board, side, shipyard }) => ({ board, side, shipyard: shipyard ?? null })),
    chance: {
      hands: () => [],
      leaders: () => [],
      drawnLeaders: () => [],
      topIsland: () => '',
      dealtIslands: () => [],
    },
  });
  for (const [seat, { coins, cards, stages, leaders, ships, islands }] of cities.entries()) {
    const city = table.cities[seat];
    city.coins = coins;
    city.cards.push(...cards.map((id) => piece(table.box.cards, id)));
    city.stages.push(...Array.from({ length: stages }, (_, at) => at));
    city.leaders.push(...leaders.map((id) => ({ leader: piece(table.box.leaders, id), age: 3 as const })));
    Object.assign(city.ships, ships);
    city.islands.push(...(islands ?? []).map((id) => piece(table.box.islands, id)));
  }
  table.age = 3;
  table.turn = 2;
  table.turns = rules.armada ? 8 : 7;
  return table;
}

/** Moves with what they cost in all. */
type Prices = Readonly<Record<string, number>>;

function enginePrices(s: State): Prices {
  const actions = (wonders.view(s, 0).hand ?? []).flatMap(actionsOf);
  const payments = actions.flatMap((action) => action.options);
  return sorted(payments.flatMap(({ move, total: coins }) => (move === null ? [] : [[move, coins]])));
}

function actionsOf(card: HandCardView): readonly ActionView[] {
  return [card.build, card.stage, ...navalActions(card)];
}

function refereePrices(table: Table, hand: readonly string[]): { prices: Prices; ways: ReadonlyMap<string, Way> } {
  const cards = hand.map((id) => piece(table.box.cards, id));
  const uses = usesOfCards(table, table.cities[0], cards, 'turn').filter(({ value }) => value.action !== 'discard');
  return {
    prices: sorted(uses.map(({ text, value }) => [text, total(value.way)])),
    ways: new Map(uses.map(({ text, value }) => [text, value.way])),
  };
}

function sorted(prices: readonly (readonly [string, number])[]): Prices {
  return Object.fromEntries(prices.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** How many neighbours sell something, be it for nothing [L-45]; null where nothing is special. */
function engineSellers(s: State, text: string): number | null {
  const move = wonders.parseMove(s, text);
  const way = move === null ? null : s.rules.wayOf(s, 0, move);
  return way === null ? null : Number(way.buysLeft) + Number(way.buysRight);
}

describe.each([
  ['in the first edition', 1, false],
  ['in the second edition', 2, false],
  ['with ships and Emporiums, first edition', 1, true],
  ['with ships and Emporiums, second edition', 2, true],
] as const)('%s', (_, edition, armada) => {
  const rules: Rules = { edition, players: PLAYERS, armada, cities: true, leaders: true, teams: false };

  it('[C-50 … C-54, L-34, L-42] wharves, secret goods, reducers and Bilkis make the prices that trying everything finds', () => {
    for (let seed = 0; seed < POSITIONS; seed++) {
      const cities = randomCities(rules, fastRng(edition, seed));
      const s = engineTable(rules, cities, `${seed}`);
      const table = refereeTable(rules, cities);
      const hand = (wonders.view(s, 0).hand ?? []).map(({ card }) => card);
      const { prices, ways } = refereePrices(table, hand);
      expect({ seed, prices: enginePrices(s) }).toEqual({ seed, prices });
      for (const [text, { boughtLeft, boughtRight }] of ways) {
        const expected = Number(boughtLeft) + Number(boughtRight);
        expect({ seed, text, sellers: engineSellers(s, text) ?? expected }).toEqual({ seed, text, sellers: expected });
      }
    }
  });
});
