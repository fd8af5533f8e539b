import { botRng, wondersBot } from '@pharos/bots';
import { Match, seatsOf } from '@pharos/core';
import { wonders, type WondersEvent, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { partsBuilt } from './board.ts';
import { partiesOf } from '../end/places.ts';
import { density, fx } from '../piece/fx.ts';
import { picksOf } from '../pick/picks.ts';
import { costOf } from '../piece/pieces.ts';
import { piecesOf } from '../piece/piecesOf.ts';
import { badgeOf } from '../piece/price.ts';
import { accent, farCities } from './seats.ts';
import { billOf } from '../sheet/payment.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

interface Told {
  readonly views: readonly WondersView[];
  readonly steps: readonly (readonly WondersEvent[])[];
}

/** What seat 0 sees along a game of bots. */
function told(options: object, seed: string): Told {
  const match = Match.deal(wonders, wonders.readOptions(options), seed);
  const bot = wondersBot('random');
  const views: WondersView[] = [];
  const steps: (readonly WondersEvent[])[] = [];
  while (match.toAct() !== 0) {
    const seat = seatsOf(match.toAct())[0];
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    const played = match.play(seat, wonders.formatMove(state, bot.choose(state, seat, rng)));
    if (played.ok) steps.push(played.value);
    views.push(match.view(0));
  }
  return { views, steps };
}

const games = [
  told({ players: 3 }, '7.31'),
  told({ players: 7 }, '7.32'),
  told({ edition: 1, players: 5 }, '7.33'),
  told({ edition: 1, players: 2 }, '7.34'),
];
const views = games.flatMap((game) => game.views);

describe('the table of 7 Wonders', () => {
  it('the table of 7 Wonders explains every payment to the last unit and coin', () => {
    let bought = 0;
    for (const view of views) {
      const pieces = piecesOf(view.options);
      for (const { card, build } of view.hand ?? []) {
        const cost = costOf(pieces.card(card).cost);
        for (const option of build.options.filter(({ free }) => free === null || free === 'production')) {
          const { own, sales } = billOf(option);
          const units = [...own, ...sales.flatMap((sale) => sale.units)];
          expect(units.toSorted()).toEqual([...cost.units].toSorted());
          expect(option.bank + sales.reduce((sum, { coins }) => sum + coins, 0)).toBe(option.total);
          bought += sales.length;
        }
      }
    }
    expect(bought).toBeGreaterThan(0);
  });

  it('the table of 7 Wonders prices every card of every hand in one form', () => {
    const forms = new Set(views.flatMap((view) => (view.hand ?? []).map(({ build }) => badgeOf(build).form)));
    for (const form of ['free', 'coins', 'have', 'none'] as const) expect(forms).toContain(form);
  });

  it('the table of 7 Wonders draws every effect of both editions', () => {
    for (const { options } of [games[0].views[0], games[2].views[0]]) {
      const pieces = piecesOf(options);
      for (const id of ['rhodos', 'alexandria', 'ephesos', 'babylon', 'olympia', 'halikarnassos', 'gizah']) {
        for (const side of pieces.board(id).sides) {
          for (const stage of side.stages) expect(fx(stage).length).toBeGreaterThan(0);
        }
      }
    }
    const haven = piecesOf(games[0].views[0].options).card('haven');
    expect(fx(haven).map(({ kind }) => kind)).toEqual(['coin', 'points', 'mark', 'colour']);
    expect(density(fx(haven))).toBe('n3');
  });

  it('the table of 7 Wonders seats the others clockwise between my neighbours', () => {
    expect(farCities(games[1].views[0], 2)).toEqual([4, 5, 6, 0]);
    expect(farCities(games[0].views[0], 1)).toEqual([]);
    expect(accent(0, 5, 7)).toBe('var(--seat-2)');
  });

  it('the table of 7 Wonders offers both sides of a board', () => {
    const choosing = views.find((view) => view.decision?.kind === 'chooseSide');
    expect(choosing && picksOf(choosing)).toEqual({ kind: 'side', ids: ['day', 'night'] });
  });

  it('the table of 7 Wonders draws a monument that grows with every stage', () => {
    expect([0, 1, 2, 3].map((built) => partsBuilt(built, 3))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2].map((built) => partsBuilt(built, 2))).toEqual([0, 1, 3]);
    expect([1, 2, 3, 4].map((built) => partsBuilt(built, 4))).toEqual([1, 1, 2, 3]);
  });

  it('the table of 7 Wonders gives a shared place the same number', () => {
    const outcome = { ending: 'points', ranking: [[2, 0], [1]], scores: [] };
    const [{ views: seen }] = games;
    expect(partiesOf({ ...seen[0], outcome })).toMatchObject([
      { seats: [2], place: 1 },
      { seats: [0], place: 1 },
      { seats: [1], place: 3 },
    ]);
  });
});
