import { fastRng } from '@pharos/core';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { FeatureVector } from '../../model/featureVector.ts';
import { wondersTraining } from '../../wonders/guide/training.ts';
import { fitNetwork, newNetwork } from '../network/fitNetwork.ts';
import { Slopes } from '../network/slopes.ts';
import { PointsExamples } from './pointsExamples.ts';
import { fitSharpness } from './sharpness.ts';
import { fitPointsRound, playPointsGames } from './trainPoints.ts';

const FITTING = { epochs: 30, step: 0.01, decay: 0, chanceShare: 0, movesShare: 0, isOfPoints: true };
const SHAPE = { inputs: 3, hidden: 12, second: 4, outputs: 1, moveFeatures: 0 };

/** Tables of two where whoever has exactly one of two things ends ten points ahead. */
function exclusiveOr(count: number): PointsExamples {
  const examples = new PointsExamples();
  const rng = fastRng(3);
  const vector = new FeatureVector();
  for (let position = 0; position < count; position++) {
    const seats = [0, 1].map(() => [rng(2), rng(2)]);
    examples.beginPosition(
      0.5,
      seats.map(([one, other]) => (one === other ? 0 : 10)),
    );
    for (const [one, other] of seats) {
      vector.clear();
      vector.add(0, one);
      vector.add(1, other);
      vector.add(2, 1);
      examples.addSeat(vector);
    }
  }
  return examples;
}

describe('a network that foretells points', () => {
  it('learns what no sum of weights can tell, and by how much it makes victories likelier', () => {
    const learned = exclusiveOr(800);
    // Half of the points are the other seat's, which nobody tells.
    const network = fitNetwork(newNetwork(SHAPE, 2), learned.examples, FITTING, () => undefined);
    const error = new Slopes(network, FITTING).pointsError(learned.examples);
    expect(error).toBeLessThan(3);
    expect(new Slopes(newNetwork(SHAPE, 2), FITTING).pointsError(learned.examples)).toBeGreaterThan(3.2);
    for (const sharpness of fitSharpness(network, learned).slice(1, 3)) expect(sharpness).toBeGreaterThan(0.2);
  });

  it('a round makes the same network of the same games, played together or apart, whoever played before', () => {
    const { pointsNetwork } = wondersTraining;
    if (pointsNetwork === null) throw new Error('7 Wonders has no network');
    const tables = [wonders.readOptions({ players: 3 }), wonders.readOptions({ players: 4, edition: 1 })];
    const plan = { hidden: 6, second: 2, epochs: 1, every: 6 };
    const round = { policy: 'guide', iterations: 0, games: 4 } as const;
    type Before = Parameters<typeof playPointsGames>[4];
    const planOf = (number: number) => ({ tables, round, number, series: 5, plan, command: 'a test' });
    const play = (number: number, before: Before, games: readonly [number, number]) =>
      playPointsGames(wonders, wondersTraining, pointsNetwork, planOf(number), before, games);
    const fitted = (number: number, games: ReturnType<typeof play>) =>
      fitPointsRound(pointsNetwork, planOf(number), games);
    const first = fitted(0, play(0, [], [0, 4]));
    expect(fitted(0, play(0, [], [0, 4]))).toEqual(first);

    const together = play(0, [], [0, 1]);
    for (let game = 1; game < 4; game++) {
      const one = play(0, [], [game, game + 1]);
      together.learned.append(structuredClone(one.learned.lists()));
      together.test.append(structuredClone(one.test.lists()));
    }
    expect(fitted(0, together)).toEqual(first);

    const second = fitted(1, play(1, [first.file], [0, 4]));
    expect(second.report.games).toBe(4);
    expect(second.file.numbers).not.toBe(first.file.numbers);
    expect(second.file.sharpness).toHaveLength(4);
  });
});
