import { fastRng, firstSeat, movesOf, rngFromSeed, stateHash } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
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

/** Positions of random games, some in the middle of a round. */
function positions(table: object, games: number): State[] {
  return Array.from({ length: games }, (_, game) => {
    const s = wonders.setup(wonders.readOptions(table), rngFromSeed(`32.${game}`));
    const rng = fastRng(game);
    const seen: State[] = [];
    for (let acting = wonders.toAct(s); acting !== 0; acting = wonders.toAct(s)) {
      const seat = firstSeat(acting);
      const moves = movesOf(wonders, s, seat);
      if (rng(4) === 0) seen.push(wonders.clone(s));
      wonders.apply(s, seat, moves[rng(moves.length)]);
    }
    return seen;
  }).flat();
}

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
    const weights = new Float64Array(1024);
    for (const s of seen) {
      const seat = firstSeat(wonders.toAct(s));
      const moves = movesOf(wonders, s, seat);
      wondersGuide.weigh(s, seat, moves, moves.length, weights);
      for (let index = 0; index < moves.length; index++) expect(weights[index]).toBeGreaterThan(0);
    }
  });

  it('the guide of 7 Wonders is fast enough to be asked at every leaf', () => {
    for (let round = 0; round < 10; round++) for (const s of seen) judged(s);
    const start = process.cpuUsage();
    for (let round = 0; round < 10; round++) for (const s of seen) judged(s);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / (10 * seen.length * table.players)).toBeLessThan(60);
  });
});

describe.each([base, armada])('the weights of $provenance.command', ({ seat, move }) => {
  it('the weights of 7 Wonders are those of the features', () => {
    expect(Object.keys(seat)).toEqual(wondersFeatures.seatFeatures);
    expect(Object.keys(move)).toEqual(wondersFeatures.moveFeatures);
  });

  it('the weights of 7 Wonders are numbers, for each knot and for each move', () => {
    for (const weights of Object.values(seat)) {
      expect(weights).toHaveLength(4);
      expect(weights.every(Number.isFinite)).toBe(true);
    }
    expect(Object.values(move).every(Number.isFinite)).toBe(true);
  });
});
