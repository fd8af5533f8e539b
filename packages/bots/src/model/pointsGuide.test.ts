import { describe, expect, it } from 'vitest';
import { newNetwork } from '../train/network/fitNetwork.ts';
import type { Guide } from '../search/guide.ts';
import { writeNetwork } from './networkFile.ts';
import { pointsGuide } from './pointsGuide.ts';
import { POINTS, readPointsNetwork, sharpnessAt } from './pointsNetwork.ts';
import type { SeatInputs } from './seatInputs.ts';

/** A position is what each seat will have. */
type Seats = readonly number[];

const INPUTS = ['points'];
const SHARPNESS = [1, 0.5, 0.25, 0.1];

const inputs: SeatInputs<Seats> = {
  inputs: INPUTS,
  describeSeats: () => undefined,
  describeView: (s, seat, vector) => vector.add(0, s[seat]),
};

const otherwise: Guide<Seats> = {
  keyOf: (_, move) => move,
  judge: (_, chances) => chances.fill(0.5),
  weigh: (_, __, ___, count, weights) => weights.fill(7, 0, count),
};

/** What a file says of a network that passes the points on as they are. */
function fileOf() {
  const network = newNetwork({ inputs: 1, hidden: 3, second: 2, outputs: 1, moveFeatures: 0 }, 1);
  network.weights.last.fill(0);
  network.weights.first[3] = 1;
  const isUsed = { input: () => true, moveFeature: () => true };
  const names = { inputs: INPUTS, moveFeatures: [], ways: POINTS, sides: 1 };
  return { ...writeNetwork(network, names, isUsed, {}), sharpness: SHARPNESS };
}

const guideAt = (left: number, partners: number): Guide<Seats> =>
  pointsGuide(
    inputs,
    { shareLeft: () => left, seatCount: (s) => s.length, partners: () => partners },
    (s) => (s.length === 2 ? null : readPointsNetwork(fileOf(), INPUTS)),
    otherwise,
  );

function judged(guide: Guide<Seats>, s: Seats): number[] {
  const chances = new Float64Array(s.length);
  guide.judge(s, chances);
  return [...chances];
}

describe('a guide by a network that foretells points', () => {
  it('a point counts for more the nearer the end is', () => {
    const [atEnd] = judged(guideAt(0, 1), [1, 0, 0]);
    const [atBeginning] = judged(guideAt(1, 1), [1, 0, 0]);
    expect(atEnd).toBeCloseTo(Math.E / (Math.E + 2), 3);
    expect(atBeginning).toBeCloseTo(Math.exp(0.1) / (Math.exp(0.1) + 2), 3);
  });

  it('partners add up and have the same chance', () => {
    const chances = judged(guideAt(0, 2), [2, -1, 0, 0]);
    expect(chances[0]).toBeCloseTo(Math.E / (Math.E + 1), 3);
    expect(chances[1]).toBe(chances[0]);
    expect(chances[2]).toBe(chances[3]);
  });

  it('where there is no network another guide is asked, and always about moves', () => {
    expect(judged(guideAt(0, 1), [1, 0])).toEqual([0.5, 0.5]);
    const weights = new Float64Array(2);
    guideAt(0, 1).weigh([1, 0, 0], 0, [1, 2], 2, weights);
    expect([...weights]).toEqual([7, 7]);
  });

  it('sharpness is mixed between the beginnings of two Ages', () => {
    expect([0, 1 / 6, 1 / 3, 1].map((left) => sharpnessAt(SHARPNESS, left))).toEqual([
      1,
      expect.closeTo(0.75, 9),
      expect.closeTo(0.5, 9),
      expect.closeTo(0.1, 9),
    ]);
  });

  it('a file without sharpness is refused', () => {
    const { sharpness, ...without } = fileOf();
    expect(sharpness).toHaveLength(4);
    expect(() => readPointsNetwork(without, INPUTS)).toThrow('without sharpness');
  });
});
