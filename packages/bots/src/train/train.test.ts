import { fastRng, firstSeat, rngFromSeed } from '@pharos/core';
import { DEFAULT_OPTIONS, duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { duelTraining } from '../duel/guide/training.ts';
import { wondersTraining } from '../wonders/guide/training.ts';
import { KNOTS } from '../model/weights.ts';
import { formatWeights, weightsFile } from './file.ts';
import { fit, qualityOf } from './fit.ts';
import { fitPoints, scaleToChances } from './fitPoints.ts';
import { Dataset } from './dataset.ts';
import { targetShares, victory } from './results.ts';
import { pointsAhead } from './pointsAhead.ts';
import { readRounds, type Round } from './rounds.ts';
import { train } from './train.ts';

const QUICK: readonly Round[] = [
  { policy: 'greedy', iterations: 0, games: 10 },
  { policy: 'guide', iterations: 0, games: 4 },
  { policy: 'search', iterations: 8, games: 3 },
];

function trainedDuel(series: number): string {
  const plan = { tables: [DEFAULT_OPTIONS], rounds: QUICK, series };
  const { weights, report } = train(duel, duelTraining, plan, () => undefined);
  return formatWeights(weightsFile(duelTraining.featureSet, weights, 'a test', report));
}

const { seatFeatures } = wondersTraining.featureSet;

describe('training', () => {
  it('training gives the same file for the same plan, and another for another series', () => {
    const file = trainedDuel(1);
    expect(trainedDuel(1)).toBe(file);
    expect(trainedDuel(2)).not.toBe(file);
  });

  it('training plays at tables of all sizes, alone and in teams', () => {
    const raw = [
      { players: 3, edition: 2 },
      { players: 4, edition: 1, packs: ['base', 'armada'], teams: true },
    ];
    const tables = raw.map((options) => wonders.readOptions(options));
    const rounds = [{ policy: 'search', iterations: 4, games: 18 }] as const;
    const { weights, report } = train(wonders, wondersTraining, { tables, rounds, series: 1 }, () => undefined);
    expect(weights.seat.every(Number.isFinite)).toBe(true);
    expect(report.fitted.logLoss).toBeGreaterThan(0);
  });

  it('a round by the guide looks one turn ahead by the points that weights foretell', () => {
    const tables = [wonders.readOptions({ players: 3, edition: 2 })];
    const rounds = [
      { policy: 'greedy', iterations: 0, games: 16 },
      { policy: 'guide', iterations: 0, games: 16 },
    ] as const;
    const { weights, report } = train(wonders, wondersTraining, { tables, rounds, series: 1 }, () => undefined);
    expect(weights.seat.every(Number.isFinite)).toBe(true);
    expect(report.movesFitted.logLoss).toBeLessThan(report.movesConstant.logLoss);
  });

  it('points ahead are those of the result once a game is over', () => {
    const s = wonders.setup(wonders.readOptions({ players: 3 }), rngFromSeed('8'));
    const ahead = pointsAhead(wonders, wondersTraining, new Float64Array(KNOTS * seatFeatures.length));
    const moves: number[] = [];
    expect(ahead(s, 1)).toBe(0);
    for (let acting = wonders.toAct(s); acting !== 0; acting = wonders.toAct(s)) {
      const seat = firstSeat(acting);
      wonders.legalMoves(s, seat, moves);
      wonders.apply(s, seat, moves[0]);
    }
    const totals = wonders.outcome(s)?.scores.map(({ total }) => total) ?? [];
    expect(ahead(s, 1)).toBeCloseTo(totals[1] - (totals[0] + totals[2]) / 2);
  });
});

describe('fitting', () => {
  /** Examples of two alternatives: the first one is right in three of four cases if it has the feature. */
  function drawn(count: number): Dataset {
    const dataset = new Dataset();
    const rng = fastRng(5);
    for (let example = 0; example < count; example++) {
      const isRight = rng(4) > 0;
      dataset.addFeature(0, 2);
      dataset.endAlternative(isRight ? 1 : 0);
      dataset.endAlternative(isRight ? 0 : 1);
      dataset.endExample();
    }
    return dataset;
  }

  it('fitting finds the chances that a dataset was drawn with', () => {
    const dataset = drawn(4000);
    const weights = fit(dataset, new Float64Array(1), { epochs: 20, decay: 0 });
    expect(1 / (1 + Math.exp(-2 * weights[0]))).toBeCloseTo(0.75, 1);
    expect(qualityOf(dataset, weights).logLoss).toBeLessThan(qualityOf(dataset, new Float64Array(1)).logLoss);
    expect(qualityOf(dataset, weights).accuracy).toBeCloseTo(0.75, 1);
    expect(qualityOf(dataset, new Float64Array(1)).accuracy).toBe(0.5);
  });

  it('fitting leaves weights of features that no example has as they were', () => {
    const weights = fit(drawn(100), Float64Array.of(0, 7), { epochs: 2, decay: 0.1 });
    expect(weights[1]).toBeCloseTo(7, 6);
  });
});

describe('fitting points', () => {
  /** Three seats with two features that bring 2 and −1 points each, chance, and what all of them get. */
  function drawn(count: number): { dataset: Dataset; points: number[]; games: number } {
    const dataset = new Dataset();
    const rng = fastRng(6);
    const points: number[] = [];
    for (let example = 0; example < count; example++) {
      const common = rng(50);
      const totals = Array.from({ length: 3 }, () => {
        const [first, second] = [rng(6), rng(6)];
        dataset.addFeature(0, first);
        dataset.addFeature(1, second);
        dataset.endAlternative(0);
        return common + 2 * first - second + rng(5);
      });
      const best = Math.max(...totals);
      const winners = totals.filter((total) => total === best).length;
      const start = 3 * example;
      for (const [seat, total] of totals.entries()) dataset.targets[start + seat] = total === best ? 1 / winners : 0;
      points.push(...totals);
      dataset.endExample();
    }
    return { dataset, points, games: count };
  }

  it('fitting finds how many points a feature brings, whatever all seats get', () => {
    const weights = fitPoints(drawn(20_000), new Float64Array(2));
    expect(weights[0]).toBeCloseTo(2, 1);
    expect(weights[1]).toBeCloseTo(-1, 1);
  });

  it('few games leave weights near those before, and features that no game has as they were', () => {
    const weights = fitPoints(drawn(10), Float64Array.of(1, 0, 7));
    expect(Math.abs(weights[0] - 1)).toBeLessThan(0.5);
    expect(weights[2]).toBe(7);
  });

  it('points become chances that foretell who wins', () => {
    const { dataset } = drawn(2000);
    const weights = Float64Array.of(0, 0, 0, 0, 0, 0, 0, 0);
    weights[0] = 2;
    weights[1] = -1;
    const chances = scaleToChances(dataset, weights);
    expect(chances[1] / chances[0]).toBeCloseTo(-0.5, 6);
    expect(qualityOf(dataset, chances).logLoss).toBeLessThan(0.8 * Math.log(3));
  });
});

describe('targets', () => {
  const scores = [{ total: 50 }, { total: 40 }, { total: 50 }, { total: 44 }];

  it('targets share a victory among those who won', () => {
    expect(victory({ ending: 'points', ranking: [[0, 2], [3], [1]], scores }, 1)).toEqual([0.5, 0, 0.5, 0]);
    expect(
      victory(
        {
          ending: 'points',
          ranking: [
            [2, 3],
            [0, 1],
          ],
          scores,
        },
        2,
      ),
    ).toEqual([0, 1]);
  });

  it('targets give a near loser a part where points decide, and nothing elsewhere', () => {
    const pair = [{ total: 50 }, { total: 48 }];
    const [, near] = targetShares({ ending: 'civilian', ranking: [[0], [1]], scores: pair }, 1, 0, NaN);
    expect(near).toBeGreaterThan(0.1);
    expect(targetShares({ ending: 'military', ranking: [[0], [1]], scores: pair }, 1, 0, NaN)).toEqual([1, 0]);
  });
});

describe('rounds', () => {
  it('rounds of training are read from text', () => {
    expect(readRounds('greedy*40,guide*30,mcts:100*20')).toEqual([
      { policy: 'greedy', iterations: 0, games: 40 },
      { policy: 'guide', iterations: 0, games: 30 },
      { policy: 'search', iterations: 100, games: 20 },
    ]);
    expect(readRounds('greedy')).toBeNull();
    expect(readRounds('mcts*3')).toBeNull();
  });
});
