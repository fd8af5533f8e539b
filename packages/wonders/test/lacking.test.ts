import { fastRng, Match, rngFromSeed, seatsOf } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { ARMADA_PACKS, PACKS, wonders, type ActionView, type WondersView } from '../src/index.ts';

const COSTS = new Map(
  [...PACKS, ...ARMADA_PACKS].flatMap(({ edition, cards }) =>
    cards.map((card) => [`${edition}/${card.id}`, card.cost]),
  ),
);

/** Every view of the seats that choose in a random game. */
function viewsOf(options: Readonly<Record<string, unknown>>, seed: string): WondersView[] {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  const rng = fastRng(Number(seed));
  const views: WondersView[] = [];
  for (let acting = match.toAct(); acting !== 0; acting = match.toAct()) {
    const [seat] = seatsOf(acting);
    views.push(match.view(seat));
    const moves = match.legalMoves(seat);
    match.play(seat, moves[rng(moves.length)]);
  }
  return views;
}

/** How many units of a resource a city can get at most, of its own and from its neighbours. */
function within({ cities }: WondersView, index: number, resource: string): number {
  const { production, left, right } = cities[index];
  return [production, cities[left].forSale, cities[right].forSale].reduce(
    (sum, { fixed, choices }) => sum + fixed[resource] + choices.filter((one) => one.includes(resource)).length,
    0,
  );
}

describe.each([
  ['7 Wonders', { players: 4 }],
  ['7 Wonders, first edition', { players: 5, edition: 1 }],
  ['Armada', { packs: ['base', 'armada'], players: 5 }],
])('what is lacking in %s', (_, options) => {
  const views = ['1', '2', '3', '4'].flatMap((seed) => viewsOf(options, seed));
  const turns = views.filter(({ decision }) => decision?.kind === 'turn' && decision.naval === undefined);

  it('[W-31] what is lacking is told exactly where nobody in reach sells it, and is a part of the cost', () => {
    let count = 0;
    for (const view of turns) {
      for (const { card, build } of view.hand ?? []) {
        expect([card, build.lacking !== undefined]).toEqual([card, build.obstacle === 'unobtainable']);
        const cost: Readonly<Record<string, number>> = COSTS.get(`${view.options.edition}/${card}`) ?? {};
        for (const [resource, units] of Object.entries(build.lacking ?? {})) {
          expect(units).toBeGreaterThan(0);
          expect(units).toBeLessThanOrEqual(cost[resource]);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it('as little as possible is lacking: a resource that one unit of would do is not told as two', () => {
    for (const view of turns) {
      const seat = view.viewer ?? 0;
      for (const { card, build } of view.hand ?? []) {
        const cost: Readonly<Record<string, number>> = COSTS.get(`${view.options.edition}/${card}`) ?? {};
        const kinds = Object.keys(cost).filter((resource) => resource !== 'coins');
        // With a single resource there is nothing to choose between.
        if (kinds.length !== 1 || build.lacking === undefined || view.armada !== null) continue;
        const [resource] = kinds;
        expect(build.lacking).toEqual({ [resource]: cost[resource] - within(view, seat, resource) });
      }
    }
  });
});

const cities = [{ board: 'gizah' }, { board: 'rhodos' }, { board: 'ephesos' }, { board: 'olympia' }];

/** The Aqueduct in the first player's hand: alone, and with its ship. */
function aqueduct(options: object): { build: ActionView; ship: ActionView | undefined } {
  const position = { age: 2, cities, hands: [['aqueduct', 'statue']] };
  const s = wonders.describe(wonders.readOptions({ players: 4, ...options }), position, rngFromSeed('1'));
  const found = wonders.view(s, 0).hand?.find(({ card }) => card === 'aqueduct');
  if (found === undefined) throw new Error('no Aqueduct');
  return { build: found.build, ship: found.naval?.build ?? undefined };
}

describe('what is lacking in a written position', () => {
  it('[W-31] what is lacking is what neither the own city nor its neighbours make: two stone of the three of an Aqueduct', () => {
    const { build } = aqueduct({ edition: 1 });
    expect([build.obstacle, build.lacking]).toEqual(['unobtainable', { stone: 2 }]);
  });

  it('[AR-31] what is lacking for a card with its ship is what both together ask for', () => {
    const { build, ship } = aqueduct({ edition: 1, packs: ['base', 'armada'] });
    expect(build.lacking).toEqual({ stone: 2 });
    expect(Object.values(ship?.lacking ?? {}).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
    expect(ship?.lacking?.['stone']).toBeGreaterThanOrEqual(2);
  });
});
