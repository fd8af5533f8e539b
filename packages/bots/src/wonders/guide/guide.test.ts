import { fastRng, rngFromSeed, stateHash } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { expectTrained, expectWeights, microsecondsFor, positionsOf } from '../../../test/guideTests.ts';
import { wondersGuide } from './guide.ts';
import { wondersFeatures } from './featureSet.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import { readWeights } from '../../model/weights.ts';
import { weightsByExpansion } from '../../model/expansionWeights.ts';
import { EXPANSIONS, expansionsOf } from '../expansions.ts';
import allTogether from './weights.armada.cities.leaders.json' with { type: 'json' };
import cities from './weights.cities.json' with { type: 'json' };
import leaders from './weights.leaders.json' with { type: 'json' };
import together from './weights.cities.leaders.json' with { type: 'json' };
import armada from './weights.armada.json' with { type: 'json' };
import base from './weights.base.json' with { type: 'json' };

const TABLES = [
  { players: 2, edition: 1 },
  { players: 3, edition: 2 },
  { players: 7, edition: 1 },
  { players: 5, edition: 2, packs: ['base', 'armada'] },
  { players: 8, edition: 1, packs: ['base', 'armada'] },
  { players: 4, edition: 2, packs: ['base', 'armada'], teams: true },
  { players: 5, edition: 1, packs: ['base', 'cities'] },
  { players: 6, edition: 2, packs: ['base', 'cities'], teams: true },
  { players: 3, edition: 2, packs: ['base', 'leaders'] },
  { players: 8, edition: 1, packs: ['base', 'cities', 'leaders'] },
  { players: 4, edition: 2, packs: ['base', 'armada', 'cities', 'leaders'] },
];

/** Some of them in the middle of a round. */
const positions = (table: object, games: number): State[] =>
  positionsOf(wonders, { options: table, series: 32, games, one: 4 });

function turned<Item>(list: readonly Item[], by: number): Item[] {
  return list.map((_, index) => list[(index + by) % list.length]);
}

/** The same position with everybody some seats further. */
function rotated(s: State, by: number): State {
  const { armada, cities, leaders } = s.parts;
  return {
    ...s,
    cities: turned(s.cities, by),
    parts: {
      ...(armada && { armada: { ...armada, harbours: turned(armada.harbours, by) } }),
      ...(cities && {
        cities: { ...cities, debt: turned(cities.debt, by), diplomacy: turned(cities.diplomacy, by) },
      }),
      ...(leaders && { leaders: { ...leaders, seats: turned(leaders.seats, by) } }),
    },
  };
}

function judged(s: State): number[] {
  const chances = new Float64Array(s.options.players);
  wondersGuide.judge(s, chances);
  return [...chances];
}

/** What is said about a seat: numbers of features with their amounts. */
function described(s: State, seat: number): number[][] {
  const vector = new FeatureVector();
  wondersFeatures.describeSeat(s, seat, vector);
  return [[...vector.features.subarray(0, vector.count)], [...vector.amounts.subarray(0, vector.count)]];
}

describe.each(TABLES)('the guide at a table $players, edition $edition, $packs, teams $teams', (table) => {
  const seen = positions(table, 3);
  const partners = table.teams === true ? 2 : 1;

  it('the guide of 7 Wonders gives sides chances that sum up to 1, and partners the same', () => {
    for (const s of seen) {
      const chances = judged(s);
      for (const [seat, chance] of chances.entries()) {
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBe(chances[seat - (seat % partners)]);
      }
      expect(chances.reduce((sum, chance) => sum + chance, 0) / partners).toBeCloseTo(1, 9);
    }
  });

  it('the guide of 7 Wonders cares for neighbours, not for numbers of seats', () => {
    if (table.players === 2) return;
    for (const s of seen) {
      const expected = turned(judged(s), partners);
      for (const [seat, chance] of judged(rotated(s, partners)).entries())
        expect(chance).toBeCloseTo(expected[seat], 9);
    }
  });

  it('the guide of 7 Wonders leaves positions as they are, and looks at nothing that a seat cannot know of itself', () => {
    for (const [index, s] of seen.entries()) {
      const before = stateHash(wonders, s);
      const chances = judged(s);
      expect(stateHash(wonders, s)).toBe(before);
      const seat = index % s.options.players;
      const guess = wonders.resample(s, seat, fastRng(index));
      expect(described(guess, seat)).toEqual(described(s, seat));
      // Leaders in hand are all that is looked at of what others hide: in a search it is made up.
      if (s.parts.leaders === undefined) expect(judged(guess)).toEqual(chances);
    }
  });

  it('the guide of 7 Wonders weighs every move', () => {
    for (const s of seen) expectWeights(wonders, wondersGuide, s);
  });

  it('the guide of 7 Wonders is fast enough to be asked at every leaf', () => {
    expect(microsecondsFor(seen, 10, judged) / table.players).toBeLessThan(60);
  });
});

it.each([base, armada, cities, leaders, together, allTogether])(
  'the weights of $provenance.command are those of all features',
  (weights) => {
    expectTrained(weights, wondersFeatures);
  },
);

const positionOf = (packs: readonly string[]): State =>
  wonders.setup(wonders.readOptions({ players: 4, packs }), rngFromSeed('1'));

it.each([
  [['base'], base],
  [['base', 'armada'], armada],
  [['base', 'cities'], cities],
  [['base', 'leaders'], leaders],
  [['base', 'cities', 'leaders'], together],
  [['base', 'armada', 'cities'], allTogether],
  [['base', 'armada', 'leaders'], allTogether],
  [['base', 'armada', 'cities', 'leaders'], allTogether],
])('the weights of games with %j are those of the packs in play', (packs, weights) => {
  const weightsOf = weightsByExpansion(wondersFeatures, base, EXPANSIONS, expansionsOf);
  expect(weightsOf(positionOf(packs))).toEqual(readWeights(wondersFeatures, weights));
});
