import { expect, test } from 'vitest';
import { RESOURCES } from '../../src/content/types.ts';
import { wonders, type CityView, type CostView, type WondersView } from '../../src/index.ts';
import { eachPly } from '../support.ts';

const RAW = new Set(['wood', 'stone', 'ore', 'clay']);

/** One unit of production: what it can be, who gives it, what it costs. */
interface Source {
  readonly resources: readonly string[];
  readonly seller: 'own' | 'left' | 'right';
}

function sourcesOf(seller: Source['seller'], { fixed, choices }: CityView['production']): Source[] {
  return [
    ...RESOURCES.flatMap((name) => Array.from({ length: fixed[name] }, () => ({ resources: [name], seller }))),
    ...choices.map((resources) => ({ resources, seller })),
  ];
}

/** All ways to pay, by trying every source for every unit; then those no other one beats. */
function bruteForce(buyer: CityView, cities: readonly CityView[], cost: CostView): string[] {
  const sources = [
    ...sourcesOf('own', buyer.production),
    ...sourcesOf('left', cities[buyer.left].forSale),
    ...sourcesOf('right', cities[buyer.right].forSale),
  ];
  const units = Object.entries(cost.resources).flatMap(([name, count]) => Array.from({ length: count }, () => name));
  let states = new Map<string, { used: number[]; left: number; right: number }>([
    ['', { used: [], left: 0, right: 0 }],
  ]);
  for (const unit of units) {
    const next: typeof states = new Map();
    for (const { used, left, right } of states.values()) {
      const tried = new Set<string>();
      for (const [index, source] of sources.entries()) {
        if (used.includes(index) || !source.resources.includes(unit)) continue;
        // Sources of the same seller and kind are alike.
        const likeness = `${source.seller} ${source.resources.join()}`;
        if (tried.has(likeness)) continue;
        tried.add(likeness);
        const paid = source.seller === 'own' ? 0 : buyer.prices[source.seller][unit];
        const entry = {
          used: [...used, index].sort((a, b) => a - b),
          left: left + (source.seller === 'left' ? paid : 0),
          right: right + (source.seller === 'right' ? paid : 0),
        };
        next.set(`${entry.used.join()} ${entry.left} ${entry.right}`, entry);
      }
    }
    states = next;
  }
  const pairs = [...states.values()].map(({ left, right }) => ({ left, right }));
  const best = pairs.filter(
    (pair) =>
      !pairs.some((o) => o.left <= pair.left && o.right <= pair.right && o.left + o.right < pair.left + pair.right),
  );
  const inOrder = best.sort((a, b) => a.left + a.right - (b.left + b.right) || a.left - b.left);
  return [...new Set(inOrder.map(({ left, right }) => `${left}+${right}`))];
}

/** Checks every payment a view offers for the next stage against trying everything. */
function checkStages(view: WondersView): number {
  const me = view.cities[view.viewer ?? 0];
  const card = view.hand?.[0];
  const next = me.stages[me.stagesBuilt];
  if (card === undefined || next === undefined) return 0;
  const offered = card.stage.options.map(({ left, right }) => `${left}+${right}`);
  expect(offered).toEqual(bruteForce(me, view.cities, next.cost));
  return offered.length;
}

test.each([
  [1, 3],
  [2, 4],
  [1, 6],
])(
  '[W-34, W-42, W-43, W-45, W-49] payments of edition %i with %i players are those that trying everything finds',
  (edition, players) => {
    let several = 0;
    eachPly(
      8,
      ({ before, seat }) => {
        if (checkStages(wonders.view(before, seat)) > 1) several++;
      },
      { options: { edition, players }, prefers: (move) => move.startsWith('build') },
    );
    expect(several).toBeGreaterThan(20);
  },
);

test('[W-40, W-44, W-46, W-48, W-120] a move is offered exactly if its payment is affordable, and its purchases add up', () => {
  eachPly(
    12,
    ({ before, seat, move, events }) => {
      const view = wonders.view(before, seat);
      if (view.decision?.kind !== 'turn') return;
      const { coins, prices } = view.cities[seat];
      const legal = view.decision.choices?.map((choice) => choice.move) ?? [];
      const offered = view.hand?.flatMap(({ build, stage, discard }) => [
        ...[...build.options, ...stage.options].map((option) => option.move),
        discard,
      ]);
      expect(new Set(offered?.filter((text) => text !== null))).toEqual(new Set(legal));
      for (const { build, stage } of view.hand ?? []) {
        for (const option of [...build.options, ...stage.options]) {
          expect(option.affordable).toBe(option.total <= coins);
          for (const side of ['left', 'right'] as const) {
            const bought = option.purchases.filter(({ from }) => from === side);
            expect(bought.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(option[side]);
            for (const { resource, each } of bought) expect(each).toBe(prices[side][resource]);
          }
        }
        expect(build.obstacle === null).toBe(build.options.some((option) => option.affordable));
      }
      expect(legal).toContain(move);
      if (events.some(({ type }) => type === 'choicesRevealed')) {
        for (const event of events)
          if (event.type === 'coinsPaid') expect(event.bank + event.left + event.right).toBeGreaterThan(0);
      }
    },
    { options: { edition: 2, players: 4 } },
  );
});

test('[W-41, W-91] nothing but the board, brown and grey cards is for sale', () => {
  eachPly(
    6,
    ({ after }) => {
      for (const city of wonders.view(after, 0).cities) {
        for (const name of RESOURCES) expect(city.forSale.fixed[name]).toBe(city.production.fixed[name]);
        expect(
          city.forSale.choices.every((choice) => choice.length === 2 && choice.every((name) => RAW.has(name))),
        ).toBe(true);
      }
    },
    { options: { edition: 1, players: 5 }, prefers: (move) => /caravansery|forum|stage/.test(move) },
  );
});
