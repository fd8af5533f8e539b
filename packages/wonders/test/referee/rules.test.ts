import { expect, test } from 'vitest';
import { resolveConflicts } from './conflicts.ts';
import { piece, type Rules } from './data.ts';
import { settleLosses } from './losses.ts';
import type { Course } from './questions.ts';
import { sciencePoints } from './science.ts';
import { scoreOf } from './scoring.ts';
import { lay } from './setup.ts';
import type { City, Table } from './table.ts';
import { recruitments, usesOfCards } from './uses.ts';

/*
 * Cases worked out by hand from the rule texts, so that the referee itself can be trusted.
 */

const RULES: Rules = { edition: 2, players: 4, armada: false, cities: true, leaders: true, teams: false };

interface Written {
  readonly board?: string;
  readonly side?: string;
  readonly coins?: number;
  readonly cards?: readonly string[];
  readonly stages?: number;
  readonly leaders?: readonly string[];
  readonly leaderHand?: readonly string[];
  readonly victories?: readonly number[];
  readonly defeats?: number;
  readonly diplomacy?: number;
}

const BOARDS = ['gizah', 'rhodos', 'alexandria', 'ephesos', 'olympia', 'babylon'];

function tableOf(cities: readonly Written[], rules: Partial<Rules> = {}): Table {
  const agreed = { ...RULES, ...rules };
  const all = Array.from({ length: agreed.players }, (_, seat): Written => cities.at(seat) ?? {});
  const first = agreed.edition === 2 ? 'day' : 'A';
  const table = lay({
    rules: agreed,
    boards: all.map(({ board, side }, seat) => ({
      board: board ?? BOARDS[seat],
      side: side ?? first,
      shipyard: agreed.armada ? `shipyard-${'abcdef'[seat]}` : null,
    })),
    chance: {
      hands: () => [],
      leaders: () => [],
      drawnLeaders: () => [],
      topIsland: () => '',
      dealtIslands: () => [],
    },
  });
  for (const [seat, written] of all.entries()) fill(table, table.cities[seat], written);
  table.turn = 3;
  table.turns = 7;
  return table;
}

function fill({ box }: Table, city: City, written: Written): void {
  city.coins = written.coins ?? 6;
  city.cards.push(...(written.cards ?? []).map((id) => piece(box.cards, id)));
  city.stages.push(...Array.from({ length: written.stages ?? 0 }, (_, at) => at));
  city.leaders.push(...(written.leaders ?? []).map((id) => ({ leader: piece(box.leaders, id), age: 1 as const })));
  city.leaderHand.push(...(written.leaderHand ?? []).map((id) => piece(box.leaders, id)));
  city.victories.push(...(written.victories ?? []));
  city.defeats = written.defeats ?? 0;
  city.diplomacy = written.diplomacy ?? 0;
}

/** What the first seat can do with a card, but for selling it. */
function uses(table: Table, card: string): string[] {
  const [city] = table.cities;
  return usesOfCards(table, city, [piece(table.box.cards, card)], 'turn')
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('discard'));
}

/** Lets everybody take the first option there is. */
function finish(course: Course): void {
  let step = course.next(new Map());
  while (step.done !== true) step = course.next(new Map([...step.value.keys()].map((seat) => [seat, 0])));
}

// Gizah makes stone, Rhodos (left) ore, Ephesos (right) papyrus; baths cost a stone.

test('[C-51] a wharf takes a coin off one purchase on its side, besides a trading post', () => {
  expect(uses(tableOf([{ cards: ['west-clandestine-wharf'] }]), 'barracks')).toEqual([
    'build barracks paying 1 left 0 right',
  ]);
  const withPost = tableOf([{ cards: ['west-clandestine-wharf', 'west-trading-post'] }]);
  expect(uses(withPost, 'barracks')).toEqual(['build barracks']);
  const twice = tableOf([{ cards: ['west-clandestine-wharf'] }, { cards: ['ore-vein'] }]);
  expect(uses(twice, 'foundry')).toEqual(['build foundry']);
  expect(uses(twice, 'dispensary')).toEqual([]);
});

test('[C-52] the cache knows the unit of the board only', () => {
  const table = tableOf([{ cards: ['smugglers-cache', 'glassworks-1'] }, { cards: ['ore-vein'] }]);
  expect(uses(table, 'barracks')).toEqual(['build barracks paying 1 left 0 right']);
  expect(uses(table, 'dispensary')).toEqual(['build dispensary paying 3 left 0 right']);
});

test('[C-53] one more of what the city makes, one of what it does not make', () => {
  expect(uses(tableOf([{ coins: 0, cards: ['secret-warehouse', 'caravansery'] }]), 'walls')).toEqual(['build walls']);
  expect(uses(tableOf([{ coins: 0, cards: ['secret-warehouse', 'caravansery'] }]), 'barracks')).toEqual([
    'build barracks',
  ]);
  expect(uses(tableOf([{ coins: 0, cards: ['secret-warehouse'] }]), 'barracks')).toEqual([]);
  expect(uses(tableOf([{ coins: 0, cards: ['black-market', 'caravansery'] }]), 'barracks')).toEqual([
    'build barracks',
    'stage with barracks',
  ]);
  expect(uses(tableOf([{ coins: 0, cards: ['black-market'] }]), 'walls')).toEqual([]);
});

test('[C-11, C-55] the Architect Firm leaves the coins of a stage', () => {
  const petra = { board: 'petra', cards: ['architect-firm'], stages: 1 };
  expect(uses(tableOf([{ ...petra, coins: 4 }]), 'altar')).toEqual(['build altar']);
  expect(uses(tableOf([{ ...petra, coins: 5 }]), 'altar')).toEqual(['build altar', 'stage with altar']);
});

test('[L-42] Bilkis sells what a neighbour sells dearer', () => {
  expect(uses(tableOf([{ coins: 2, leaders: ['bilkis'] }]), 'barracks')).toEqual([
    'build barracks paying 2 left 0 right',
    'build barracks',
  ]);
  expect(uses(tableOf([{ coins: 1, leaders: ['bilkis'] }]), 'barracks')).toEqual(['build barracks']);
});

test('[L-34] one resource less, of the matching kind, and never a coin', () => {
  expect(uses(tableOf([{ coins: 0, leaders: ['leonidas'] }]), 'barracks')).toEqual(['build barracks']);
  expect(uses(tableOf([{ coins: 0, leaders: ['leonidas'] }]), 'walls')).toEqual([]);
  expect(uses(tableOf([{ coins: 0, leaders: ['imhotep'], cards: ['lumber-yard'] }]), 'school')).toEqual([
    'stage with school',
  ]);
});

test('[L-36] Ramses and Caligula waive everything', () => {
  expect(uses(tableOf([{ coins: 0, leaders: ['ramses'] }]), 'spies-guild')).toEqual(['build spies-guild']);
  expect(uses(tableOf([{ coins: 0, leaders: ['caligula'] }]), 'contingent')).toEqual([
    'build contingent free by caligula',
  ]);
  expect(uses(tableOf([{ coins: 0, leaders: ['caligula'] }]), 'dive')).toEqual(['build dive']);
});

test('[L-22, L-35] what a leader costs', () => {
  const prices = (cities: readonly Written[]): string[] => {
    const table = tableOf(cities);
    return recruitments(table, table.cities[0], table.cities[0].leaderHand).map(({ text }) => text);
  };
  const leaderHand = ['nitocris', 'croesus', 'caesar'];
  expect(prices([{ coins: 1, leaderHand }])).toEqual(['recruit nitocris', 'recruit croesus']);
  expect(prices([{ coins: 0, leaderHand }])).toEqual([]);
  expect(prices([{ coins: 0, leaderHand, leaders: ['maecenas'] }])).toHaveLength(3);
  expect(
    prices([
      { coins: 4, leaderHand },
      { board: 'roma', side: 'night' },
    ]),
  ).toHaveLength(3);
  expect(prices([{ coins: 2, leaderHand, board: 'roma', side: 'night' }])).toHaveLength(2);
});

test('[C-42, C-44, L-52, L-53] masks, most symbols, changed symbols and sets', () => {
  const science = (cities: readonly Written[]): number => {
    const table = tableOf(cities);
    return sciencePoints(table, table.cities[0]);
  };
  const three = ['apothecary', 'workshop', 'scriptorium'];
  expect(science([{ cards: three }])).toBe(10);
  expect(science([{ cards: three, leaders: ['aristotle'] }])).toBe(13);
  expect(science([{ cards: [...three, 'pigeonhole'] }])).toBe(10);
  expect(science([{ cards: [...three, 'pigeonhole'] }, { cards: ['library'] }])).toBe(4 + 1 + 1 + 7);
  // Two masks need two cards.
  expect(science([{ cards: ['pigeonhole', 'band-of-spies'] }, { cards: ['library'] }])).toBe(1);
  expect(science([{ cards: ['pigeonhole', 'band-of-spies'] }, { cards: ['library', 'scriptorium'] }])).toBe(4);
  expect(science([{ cards: ['library', 'scriptorium', 'workshop'], leaders: ['enheduanna'] }])).toBe(9 + 1);
  expect(science([{ cards: ['library', 'scriptorium', 'workshop'], leaders: ['aganice'] }])).toBe(10);
});

test('[C-31 … C-34] a diplomat is skipped, and two who are left fight once', () => {
  const four = tableOf([{ diplomacy: 2 }, { cards: ['stockade'] }, {}, { cards: ['stockade', 'barracks'] }]);
  finish(resolveConflicts(four));
  expect(four.cities.map(({ victories }) => victories)).toEqual([[], [1], [], [1, 1]]);
  expect(four.cities.map(({ defeats }) => defeats)).toEqual([0, 1, 2, 0]);
  expect(four.cities[0].diplomacy).toBe(1);
  const two = tableOf([{ diplomacy: 1 }, { diplomacy: 1 }, {}, { cards: ['stockade'] }]);
  finish(resolveConflicts(two));
  expect(two.cities.map(({ victories, defeats }) => [victories.length, defeats])).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('[C-77, C-78] teams fight at their borders for two tokens, for one beside a diplomat', () => {
  const table = tableOf([{}, { cards: ['stockade'] }, { diplomacy: 1 }, { cards: ['stockade'] }], { teams: true });
  finish(resolveConflicts(table));
  expect(table.cities.map(({ victories, defeats }) => [victories.length, defeats])).toEqual([
    [0, 2],
    [1, 0],
    [0, 1],
    [2, 0],
  ]);
});

test('[L-44, L-46, L-48] Nero, Berenice and Tomyris in conflicts', () => {
  const table = tableOf([
    { coins: 0, cards: ['stockade'], leaders: ['nero', 'berenice'] },
    { leaders: ['tomyris'] },
    {},
    { leaders: ['tomyris'] },
  ]);
  finish(resolveConflicts(table));
  expect(table.cities[0]).toMatchObject({ coins: 5, victories: [1, 1], defeats: 2 });
  expect(table.cities.slice(1).map(({ defeats }) => defeats)).toEqual([0, 0, 0]);
});

test('[C-20 … C-24] losses add up, and whoever cannot pay takes debt', () => {
  const table = tableOf([
    { coins: 3 },
    { coins: 1, victories: [1, 3] },
    { coins: 0, stages: 2 },
    { coins: 9, victories: [1] },
  ]);
  table.losses.push(
    { owner: 0, count: 1, per: 'victory' },
    { owner: 3, count: 1, per: 'stage' },
    { owner: 2, count: 3, per: null },
  );
  const course = settleLosses(table);
  const { value } = course.next(new Map());
  const open = [...(value ?? [])].map(([seat, options]) => [seat, options.map(({ text }) => text)]);
  expect(open).toEqual([
    [0, ['debt 0', 'debt 1', 'debt 2', 'debt 3']],
    [1, ['debt 4', 'debt 5']],
    [3, ['debt 0', 'debt 1', 'debt 2', 'debt 3', 'debt 4']],
  ]);
  course.next(
    new Map([
      [0, 1],
      [1, 1],
      [3, 0],
    ]),
  );
  expect(table.cities.map(({ coins, debt }) => [coins, debt])).toEqual([
    [1, 1],
    [1, 5],
    [0, 2],
    [5, 0],
  ]);
});

test('[C-61, L-49 … L-55] points of black cards and leaders', () => {
  const leadersOf = (...cities: readonly Written[]): number => {
    const table = tableOf(cities);
    return scoreOf(table, table.cities[0]).leaders;
  };
  expect(leadersOf({ leaders: ['agrippina'] })).toBe(7);
  expect(leadersOf({ leaders: ['agrippina', 'sappho'] })).toBe(2);
  expect(leadersOf({ leaders: ['gorgo'], victories: [1, 1, 1, 3, 3, 3, 3, 5] })).toBe(1 + 6);
  expect(leadersOf({ leaders: ['phryne'], cards: ['altar'] })).toBe(5);
  expect(leadersOf({ leaders: ['phryne'], cards: ['altar'] }, { cards: ['theater'] })).toBe(0);
  expect(leadersOf({ leaders: ['makeda'], coins: 7 })).toBe(5);
  expect(leadersOf({ leaders: ['cynisca'], defeats: 1 })).toBe(0);
  expect(leadersOf({ leaders: ['midas'], coins: 8 })).toBe(2);
  expect(leadersOf({ leaders: ['justinian'], cards: ['altar', 'walls', 'school', 'baths'] })).toBe(3);
  const table = tableOf([{ cards: ['cells', 'slave-market', 'secret-network'], victories: [1, 1, 3], defeats: 1 }]);
  expect(scoreOf(table, table.cities[0])).toMatchObject({ black: 4 + 3 + 3, conflicts: 4 });
});
