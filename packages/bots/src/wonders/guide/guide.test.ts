import { fastRng, stateHash } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { expectTrained, expectWeights, microsecondsFor, positionsOf } from '../../../test/guideTests.ts';
import { wondersGuide } from './guide.ts';
import { wondersFeatures } from './featureSet.ts';
import armada from './weights.armada.json' with { type: 'json' };
import base from './weights.base.json' with { type: 'json' };

const TABLES = [
  { players: 2, edition: 1 },
  { players: 3, edition: 2 },
  { players: 7, edition: 1 },
  { players: 5, edition: 2, packs: ['base', 'armada'] },
  { players: 8, edition: 1, packs: ['base', 'armada'] },
  { players: 4, edition: 2, packs: ['base', 'armada'], teams: true },
];

/** Some of them in the middle of a round. */
const positions = (table: object, games: number): State[] =>
  positionsOf(wonders, { options: table, series: 32, games, one: 4 });

function turned<Item>(list: readonly Item[], by: number): Item[] {
  return list.map((_, index) => list[(index + by) % list.length]);
}

/** The same position with everybody some seats further. */
function rotated(s: State, by: number): State {
  const { armada } = s.parts;
  return {
    ...s,
    cities: turned(s.cities, by),
    parts: armada === undefined ? {} : { armada: { ...armada, harbours: turned(armada.harbours, by) } },
  };
}

function judged(s: State): number[] {
  const chances = new Float64Array(s.options.players);
  wondersGuide.judge(s, chances);
  return [...chances];
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

  it('the guide of 7 Wonders leaves positions as they are, and looks at nothing that is hidden', () => {
    for (const [index, s] of seen.entries()) {
      const before = stateHash(wonders, s);
      const chances = judged(s);
      expect(stateHash(wonders, s)).toBe(before);
      const seat = index % s.options.players;
      expect(judged(wonders.resample(s, seat, fastRng(index)))).toEqual(chances);
    }
  });

  it('the guide of 7 Wonders weighs every move', () => {
    for (const s of seen) expectWeights(wonders, wondersGuide, s);
  });

  it('the guide of 7 Wonders is fast enough to be asked at every leaf', () => {
    expect(microsecondsFor(seen, 10, judged) / table.players).toBeLessThan(60);
  });
});

it.each([base, armada])('the weights of $provenance.command are those of the features of 7 Wonders', (weights) => {
  expectTrained(weights, wondersFeatures);
});
