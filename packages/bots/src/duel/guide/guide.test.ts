import { fastRng, firstSeat, movesOf, stateHash } from '@pharos/core';
import { catalogOf, duel, moves, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { expectTrained, expectWeights, microsecondsFor, positionsOf } from '../../../test/guideTests.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import { duelGuide } from './guide.ts';
import { keyOf } from './keyOf.ts';
import { tableOf } from './table.ts';
import { duelFeatures } from './featureSet.ts';
import { MOVE, SEAT } from '../pantheon/featureNames.ts';
import agora from './weights.agora.json' with { type: 'json' };
import both from './weights.agora.pantheon.json' with { type: 'json' };
import pantheon from './weights.pantheon.json' with { type: 'json' };
import base from './weights.base.json' with { type: 'json' };

const positions = (packs: readonly string[], games: number): State[] =>
  positionsOf(duel, { options: { packs }, series: 31, games });

function exchanged<Part extends { readonly players: readonly [Player, Player] }, Player>(part: Part): Part {
  return { ...part, players: [part.players[1], part.players[0]] };
}

/** Off the track it stays. */
const mirroredPlace = (at: number): number => (Math.abs(at) > 9 ? at : -at);

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
    parts: {
      ...(parts.agora !== undefined && { agora: exchanged(parts.agora) }),
      ...(parts.pantheon !== undefined && {
        pantheon: {
          ...exchanged(parts.pantheon),
          spaces: parts.pantheon.spaces.toReversed(),
          minerva: mirroredPlace(parts.pantheon.minerva),
        },
      }),
    },
  };
}

function judged(s: State): number[] {
  const chances = new Float64Array(2);
  duelGuide.judge(s, chances);
  return [...chances];
}

const SETS = [['base'], ['base', 'agora'], ['base', 'pantheon'], ['base', 'agora', 'pantheon']];

describe.each(SETS.map((packs) => ({ packs })))('the guide for $packs', ({ packs }) => {
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
    for (const s of seen) {
      vector.clear();
      duelFeatures.describeSeat(s, 0, vector);
      expect([...vector.amounts.subarray(0, vector.count)].every(Number.isFinite)).toBe(true);
      expectWeights(duel, duelGuide, s);
    }
  });

  it('the guide of Duel is fast enough to be asked at every leaf', () => {
    expect(microsecondsFor(seen, 5, judged)).toBeLessThan(60);
  });
});

it('the features of Duel go by the ids of pieces, however a catalog numbers them', () => {
  const catalog = catalogOf(['base', 'agora']);
  const [first, ...others] = catalog.cards;
  const shifted = tableOf({ ...catalog, cards: [...others, first], wonders: catalog.wonders.toReversed() });
  const { build, wonder } = tableOf(catalog);
  expect([...shifted.build]).toEqual([...build.subarray(1), build[0]]);
  expect([...shifted.wonder]).toEqual([...wonder].toReversed());
  for (const [index, { id }] of catalog.cards.entries())
    expect(duelFeatures.moveFeatures[build[index]]).toBe(`build ${id}`);
});

it('moves that take a card go by the card as well as by the slot, and others by themselves', () => {
  const { BUILD, DISCARD, PICK, moveKind } = moves;
  for (const [index, s] of positions(['base', 'agora'], 4).entries()) {
    const seat = firstSeat(duel.toAct(s));
    const other = duel.resample(s, seat, fastRng(index));
    for (const move of movesOf(duel, s, seat)) {
      // What is open now is known, whatever else is made up.
      expect(keyOf(other, move)).toBe(keyOf(s, move));
      if ([BUILD, DISCARD].includes(moveKind(move))) expect(keyOf(s, move)).not.toBe(move);
      if (moveKind(move) === PICK) expect(keyOf(s, move)).toBe(move);
    }
  }
});

const OF_PANTHEON = [...SEAT, ...MOVE];

it.each([
  { weights: base, unplayed: OF_PANTHEON },
  { weights: agora, unplayed: OF_PANTHEON },
  { weights: pantheon, unplayed: [] },
  { weights: both, unplayed: [] },
])('the weights of $weights.provenance.command are those of the features of Duel', ({ weights, unplayed }) => {
  expectTrained(weights, duelFeatures, unplayed);
});
