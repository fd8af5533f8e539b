import { fastRng, firstSeat, movesOf, rngFromSeed, stateHash } from '@pharos/core';
import { duel, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { FeatureVector } from '../../model/featureVector.ts';
import { duelGuide } from './guide.ts';
import { duelFeatures } from './featureSet.ts';
import agora from './weights.agora.json' with { type: 'json' };
import base from './weights.base.json' with { type: 'json' };

/** Positions of random games. */
function positions(packs: readonly string[], games: number): State[] {
  return Array.from({ length: games }, (_, game) => {
    const s = duel.setup(duel.readOptions({ packs }), rngFromSeed(`31.${game}`));
    const rng = fastRng(game);
    const seen: State[] = [];
    for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
      const seat = firstSeat(acting);
      const moves = movesOf(duel, s, seat);
      seen.push(duel.clone(s));
      duel.apply(s, seat, moves[rng(moves.length)]);
    }
    return seen;
  }).flat();
}

/** The same position with the seats exchanged. */
function mirrored(s: State): State {
  const { players, pawn, militaryTokens, agenda, parts } = duel.clone(s);
  const SEAT_BIT = 1 << 7;
  return {
    ...duel.clone(s),
    players: [players[1], players[0]],
    pawn: -pawn,
    militaryTokens: ((militaryTokens & 3) << 2) | (militaryTokens >> 2),
    agenda: agenda.map((task) => task ^ SEAT_BIT),
    parts:
      parts.agora === undefined
        ? parts
        : { agora: { ...parts.agora, players: [parts.agora.players[1], parts.agora.players[0]] } },
  };
}

function judged(s: State): number[] {
  const chances = new Float64Array(2);
  duelGuide.judge(s, chances);
  return [...chances];
}

describe.each([{ packs: ['base'] }, { packs: ['base', 'agora'] }])('the guide for $packs', ({ packs }) => {
  const seen = positions(packs, 12);

  it('the guide of Duel gives chances that sum up to 1', () => {
    for (const s of seen) {
      const [first, second] = judged(s);
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(0);
      expect(first + second).toBeCloseTo(1, 9);
    }
  });

  it('the guide of Duel exchanges the chances with the seats', () => {
    for (const s of seen) {
      const [first, second] = judged(s);
      const [theirs, mine] = judged(mirrored(s));
      expect(mine).toBeCloseTo(first, 9);
      expect(theirs).toBeCloseTo(second, 9);
    }
  });

  it('the guide of Duel leaves positions as they are, and looks at nothing that is hidden', () => {
    for (const [index, s] of seen.entries()) {
      const before = stateHash(duel, s);
      const chances = judged(s);
      expect(stateHash(duel, s)).toBe(before);
      for (const seat of [0, 1]) expect(judged(duel.resample(s, seat, fastRng(index)))).toEqual(chances);
    }
  });

  it('the features of a seat of Duel are finite, and the guide weighs every move', () => {
    const vector = new FeatureVector();
    const weights = new Float64Array(256);
    for (const s of seen) {
      vector.clear();
      duelFeatures.describeSeat(s, 0, vector);
      expect([...vector.amounts.subarray(0, vector.count)].every(Number.isFinite)).toBe(true);
      const seat = firstSeat(duel.toAct(s));
      const moves = movesOf(duel, s, seat);
      duelGuide.weigh(s, seat, moves, moves.length, weights);
      for (let index = 0; index < moves.length; index++) expect(weights[index]).toBeGreaterThan(0);
    }
  });

  it('the guide of Duel is fast enough to be asked at every leaf', () => {
    for (let round = 0; round < 5; round++) for (const s of seen) judged(s);
    const start = process.cpuUsage();
    for (let round = 0; round < 5; round++) for (const s of seen) judged(s);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / (5 * seen.length)).toBeLessThan(60);
  });
});

describe.each([base, agora])('the weights of $provenance.command', ({ seat, move }) => {
  it('the weights of Duel are those of the features', () => {
    expect(Object.keys(seat)).toEqual(duelFeatures.seatFeatures);
    expect(Object.keys(move)).toEqual(duelFeatures.moveFeatures);
  });

  it('the weights of Duel are numbers, for each knot and for each move', () => {
    for (const weights of Object.values(seat)) {
      expect(weights).toHaveLength(4);
      expect(weights.every(Number.isFinite)).toBe(true);
    }
    expect(Object.values(move).every(Number.isFinite)).toBe(true);
  });
});
