import { fastRng } from '@pharos/core';
import { DEFAULT_OPTIONS, duel } from '@pharos/duel';
import { wonders } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { duelSchool } from '../duel/guide/school.ts';
import { wondersSchool } from '../wonders/guide/school.ts';
import { formatWeights, weightsFile } from './file.ts';
import { fit, qualityOf } from './fit.ts';
import { Lessons } from './lessons.ts';
import { lesson, victory } from './results.ts';
import { readRounds, type Round } from './rounds.ts';
import { train } from './train.ts';

const QUICK: readonly Round[] = [
  { teacher: 'greedy', iterations: 0, games: 10 },
  { teacher: 'guide', iterations: 0, games: 4 },
  { teacher: 'search', iterations: 8, games: 3 },
];

function trainedDuel(series: number): string {
  const plan = { tables: [DEFAULT_OPTIONS], rounds: QUICK, series };
  const { weights, report } = train(duel, duelSchool, plan, () => undefined);
  return formatWeights(weightsFile(duelSchool.knowledge, weights, 'a test', report));
}

describe('training', () => {
  it('gives the same file for the same plan, and another for another series', () => {
    const file = trainedDuel(1);
    expect(trainedDuel(1)).toBe(file);
    expect(trainedDuel(2)).not.toBe(file);
  });

  it('learns at tables of all sizes, alone and in teams', () => {
    const raw = [
      { players: 3, edition: 2 },
      { players: 4, edition: 1, packs: ['base', 'armada'], teams: true },
    ];
    const tables = raw.map((options) => wonders.readOptions(options));
    const rounds = [{ teacher: 'search', iterations: 4, games: 18 }] as const;
    const { weights, report } = train(wonders, wondersSchool, { tables, rounds, series: 1 }, () => undefined);
    expect(weights.seat.every(Number.isFinite)).toBe(true);
    expect(report.fitted.logLoss).toBeGreaterThan(0);
  });
});

describe('fitting', () => {
  /** Questions of two answers: the first one is right in three of four cases if it has the feature. */
  function drawn(count: number): Lessons {
    const lessons = new Lessons();
    const rng = fastRng(5);
    for (let question = 0; question < count; question++) {
      const isRight = rng(4) > 0;
      lessons.note(0, 2);
      lessons.endAnswer(isRight ? 1 : 0);
      lessons.endAnswer(isRight ? 0 : 1);
      lessons.endQuestion();
    }
    return lessons;
  }

  it('finds the chances that lessons were drawn with', () => {
    const lessons = drawn(4000);
    const weights = fit(lessons, new Float64Array(1), { epochs: 20, decay: 0 });
    expect(1 / (1 + Math.exp(-2 * weights[0]))).toBeCloseTo(0.75, 1);
    expect(qualityOf(lessons, weights).logLoss).toBeLessThan(qualityOf(lessons, new Float64Array(1)).logLoss);
    expect(qualityOf(lessons, weights).accuracy).toBeCloseTo(0.75, 1);
    expect(qualityOf(lessons, new Float64Array(1)).accuracy).toBe(0.5);
  });

  it('holds on to what was believed where lessons say nothing', () => {
    const weights = fit(drawn(100), Float64Array.of(0, 7), { epochs: 2, decay: 0.1 });
    expect(weights[1]).toBeCloseTo(7, 6);
  });
});

describe('results', () => {
  const scores = [{ total: 50 }, { total: 40 }, { total: 50 }, { total: 44 }];

  it('share a victory among those who won', () => {
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

  it('give a near loser a part where points decide, and nothing elsewhere', () => {
    const pair = [{ total: 50 }, { total: 48 }];
    const [, near] = lesson({ ending: 'civilian', ranking: [[0], [1]], scores: pair }, 1, 0, NaN);
    expect(near).toBeGreaterThan(0.1);
    expect(lesson({ ending: 'military', ranking: [[0], [1]], scores: pair }, 1, 0, NaN)).toEqual([1, 0]);
  });
});

describe('rounds', () => {
  it('are read from text', () => {
    expect(readRounds('greedy*40,guide*30,mcts:100*20')).toEqual([
      { teacher: 'greedy', iterations: 0, games: 40 },
      { teacher: 'guide', iterations: 0, games: 30 },
      { teacher: 'search', iterations: 100, games: 20 },
    ]);
    expect(readRounds('greedy')).toBeNull();
    expect(readRounds('mcts*3')).toBeNull();
  });
});
