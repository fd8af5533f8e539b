import { fastRng, Match, seatsOf } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { farSellers, lackingUnits, PACKS, ARMADA_PACKS, wonders, type WondersView } from '../src/index.ts';

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

describe.each([
  ['7 Wonders', { players: 4 }],
  ['7 Wonders, first edition', { players: 5, edition: 1 }],
  ['Armada', { packs: ['base', 'armada'], players: 5 }],
])('what is lacking in %s', (_, options) => {
  const views = ['1', '2', '3', '4'].flatMap((seed) => viewsOf(options, seed));

  it('[W-31] a resource is lacking exactly where nobody in reach sells it', () => {
    const counted = { lacking: 0, payable: 0 };
    for (const view of views) {
      const seat = view.viewer ?? 0;
      if (view.decision?.kind !== 'turn' || view.decision.naval !== undefined) continue;
      for (const { card, build } of view.hand ?? []) {
        const { coins = 0, ...resources } = COSTS.get(`${view.options.edition}/${card}`) ?? {};
        const lacking = lackingUnits(view, seat, { coins, resources }, farSellers(view, seat));
        const isLacking = Object.keys(lacking).length > 0;
        if (build.obstacle === 'unobtainable') expect([card, isLacking]).toEqual([card, true]);
        const isPaid = build.options.some(({ free }) => free === null || free === 'production');
        if (isPaid) expect([card, lacking]).toEqual([card, {}]);
        if (isLacking) counted.lacking++;
        if (isPaid) counted.payable++;
      }
    }
    expect(counted.lacking).toBeGreaterThan(20);
    expect(counted.payable).toBeGreaterThan(20);
  });

  it('what is lacking is no more than is asked for', () => {
    for (const view of views) {
      const lacking = lackingUnits(view, view.viewer ?? 0, { coins: 0, resources: { glass: 2, wood: 1 } }, []);
      expect(lacking['glass'] ?? 0).toBeLessThanOrEqual(2);
      expect(lacking['wood'] ?? 0).toBeLessThanOrEqual(1);
    }
  });
});
