import { botRng, wondersBot } from '@pharos/bots';
import { firstSeat, Match } from '@pharos/core';
import { ARMADA_PACKS, wonders, type WondersEvent, type WondersView } from '@pharos/wonders';
import { describe, expect, it, vi } from 'vitest';
import { categoriesOf, pointsIn } from '../end/categories.ts';
import { partiesOf } from '../end/places.ts';
import { fx } from '../piece/fx.ts';
import { piecesOf } from '../piece/piecesOf.ts';
import { accentIn } from '../table/seats.ts';
import { stagesOf } from '../piece/stages.ts';
import { partnerOf, teamTotal } from '../table/teams.ts';
import { ladderOf } from './ladders.ts';
import { raidRoute } from './raidRoute.ts';
import { raidTie } from './raids.ts';
import { signed } from '../../../table/whatIf/numbers.ts';
import { rankingOf } from './ranking.ts';
import { lanesOf, usualSource } from './yard.ts';

vi.mock('../../../i18n/index.svelte.ts', async () => (await import('../../../../test/catalogues.ts')).i18n);
vi.mock('../words/wondersContent.ts', async () => (await import('../../../../test/catalogues.ts')).gameContent);

interface Played {
  readonly views: WondersView[];
  readonly steps: (readonly WondersEvent[])[];
}

/** What the first seat saw of a game between bots, and all that happened. */
function watch(options: object, seed: string): Played {
  const match = Match.deal(wonders, wonders.readOptions({ packs: ['base', 'armada'], ...options }), seed);
  const bot = wondersBot('random');
  const played: Played = { views: [match.view(0)], steps: [] };
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    const rng = botRng(seed, match.version);
    const state = match.imagine(seat, rng);
    const result = match.play(seat, wonders.formatMove(state, bot.choose(state, seat, rng)));
    if (result.ok) played.steps.push(result.value);
    played.views.push(match.view(0));
  }
  return played;
}

const siracusa = watch({ players: 3, boards: ['siracusa/day', 'gizah/day', 'rhodos/day'] }, '91.1');
const seven = watch({ players: 7, sides: 'random' }, '91.2');
const teams = watch({ edition: 1, players: 8, teams: true }, '91.3');
const games = [siracusa, seven, teams];
/** One position in eight: a game has hundreds that differ little. */
const views = games.flatMap((game) => game.views.filter((_, index) => index % 8 === 0));
const last = ({ views: seen }: Played): WondersView => seen[seen.length - 1];

describe('the shipyard', () => {
  it('the shipyard has four lanes of seven spaces, with the ship on one of them', () => {
    for (const { options, armada } of views) {
      for (const harbour of armada?.harbours ?? []) {
        const lanes = lanesOf(options, harbour);
        expect(lanes.map(({ fleet }) => fleet)).toEqual(['red', 'yellow', 'blue', 'green']);
        expect(lanes.filter(({ isLinked }) => isLinked)).toHaveLength(1);
        for (const { spaces } of lanes) {
          expect(spaces).toHaveLength(7);
          expect(spaces.filter(({ berth }) => berth === 'here')).toHaveLength(1);
        }
      }
    }
  });

  it('no source of prices is more frequent in a shipyard than the usual one', () => {
    for (const { options, armada } of views.slice(0, 1)) {
      for (const harbour of armada?.harbours ?? []) {
        const lanes = lanesOf(options, harbour);
        const sources = lanes.flatMap(({ spaces }) => spaces.flatMap(({ provenance }) => provenance ?? []));
        const count = (source: string | null): number => sources.filter((one) => one === source).length;
        expect(sources.length).toBe(24);
        expect(count(usualSource(lanes))).toBe(Math.max(...sources.map(count)));
      }
    }
    expect(usualSource([])).toBe(null);
  });

  it('the shipyard shows the price that the rules ask for the next step, and where it is known from', () => {
    for (const { options, armada } of views) {
      for (const harbour of armada?.harbours ?? []) {
        for (const { fleet, spaces } of lanesOf(options, harbour)) {
          const asked = harbour.fleets.find((one) => one.fleet === fleet)?.next ?? null;
          const next = spaces.find(({ berth }) => berth === 'next') ?? null;
          const units = Object.values(asked?.price.resources ?? {}).reduce((sum, count) => sum + count, 0);
          expect(next?.provenance).toBe(asked?.provenance);
          expect(next?.price?.coins).toBe(asked?.price.coins);
          expect(next?.price?.units.length ?? 0).toBe(units);
        }
      }
    }
  });

  it('the shipyard gives every card, island and stage of Armada a sign', () => {
    for (const pack of ARMADA_PACKS) {
      const stages = pack.boards.flatMap(({ sides }) => sides.flatMap((side) => side.stages));
      for (const piece of [...pack.cards, ...pack.islands, ...stages]) expect(fx(piece).length).toBeGreaterThan(0);
    }
  });

  it('the shipyard marks stages as they are printed, whatever the order they were built in', () => {
    for (const view of siracusa.views) {
      const [city] = view.cities;
      if (city.side === null) continue;
      const stages = stagesOf(view, piecesOf(view.options), city);
      const built = view.armada?.harbours[0].stageOrder.slice(0, city.stagesBuilt).toSorted((a, b) => a - b);
      expect(stages.filter(({ isBuilt }) => isBuilt).map(({ number }) => number)).toEqual(built);
      expect(stages.every(({ isBuilt, isNext }) => isBuilt !== isNext)).toBe(true);
    }
  });
});

describe('the naval ranking', () => {
  it('the naval ranking goes from the strongest to the weakest, equal ones as they sit', () => {
    for (const { armada } of views) {
      if (!armada) continue;
      const ranking = rankingOf(armada, 0);
      const strengths = ranking.map(({ strength }) => strength);
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
      for (const { city, token } of ranking) expect(token).toBe(armada.preview[city]);
    }
  });

  it('the naval ranking starts with me at the beginning', () => {
    const [{ armada }] = seven.views;
    expect(armada && rankingOf(armada, 3).map(({ city }) => city)).toEqual([3, 4, 5, 6, 0, 1, 2]);
  });

  it('the naval ranking signs tokens', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '', '−2']);
  });
});

describe('the tokens of the naval conflict', () => {
  it('the tokens of the naval conflict have a third place in the first edition only [AR-87]', () => {
    const told = (edition: number) => ladderOf(edition).map(({ place, tokens }) => [place, ...tokens]);
    const first = ['sea.board.first', 3, 5, 7];
    const second = ['sea.board.second', 1, 3, 5];
    const weakest = ['sea.board.last', -1, -2, -3];
    expect(told(1)).toEqual([first, second, ['sea.board.third', null, null, 3], weakest]);
    expect(told(2)).toEqual([first, second, weakest]);
  });
});

describe('incursions', () => {
  it('incursions tie a city to mine in either direction', () => {
    const [{ armada }] = seven.views;
    if (!armada) throw new Error('no Armada');
    const raided = {
      ...armada,
      incursions: [
        { attacker: 2, target: 0 },
        { attacker: 0, target: 5 },
      ],
    };
    expect([2, 5, 1].map((city) => raidTie(raided, city, 0))).toEqual(['raidsMe', 'raidedByMe', null]);
  });

  it('incursions run along the gap between the rows', () => {
    const far = { left: 0, right: 100, top: 0, bottom: 90 };
    const near = { left: 200, right: 400, top: 100, bottom: 400 };
    expect(raidRoute(near, far, 1)).toMatch(/^M300 103Q300 95 294 95H56Q50 95 50 89$/);
  });
});

describe('the score at sea', () => {
  it('the score at sea adds up in every city', () => {
    for (const view of games.map(last)) {
      for (const { city, score } of view.cities) {
        const sum = categoriesOf(view).reduce((points, { id }) => points + pointsIn(view, city, id), 0);
        expect(sum).toBe(score.total);
      }
    }
  });

  it('the score at sea ranks partners together', () => {
    const view = last(teams);
    const parties = partiesOf(view);
    expect(parties.map(({ seats }) => seats.length)).toEqual([2, 2, 2, 2]);
    expect(parties.map(({ points }) => points)).toEqual(parties.map(({ points }) => points).toSorted((a, b) => b - a));
    expect(parties[0].points).toBe(teamTotal(view, parties[0].seats[0] / 2).points);
    expect([0, 1, 6].map((city) => partnerOf(view, city))).toEqual([1, 0, 7]);
    expect(accentIn(view, 1, 0)).toBe(accentIn(view, 0, 0));
  });

  it('the score at sea knows no partners without teams', () => {
    expect(partnerOf(last(seven), 0)).toBeNull();
  });
});
