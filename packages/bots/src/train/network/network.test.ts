import { fastRng, type Outcome } from '@pharos/core';
import { DEFAULT_OPTIONS, duel } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { duelTraining } from '../../duel/guide/training.ts';
import { FeatureVector } from '../../model/featureVector.ts';
import { PARTS } from '../../model/network.ts';
import { playLeagueGame } from '../league/leagueGame.ts';
import type { GameRecord } from '../league/record.ts';
import { outcomeShares } from './addRecord.ts';
import { Examples } from './examples.ts';
import { fitNetwork, newNetwork } from './fitNetwork.ts';
import { fitRecords } from './fitRecords.ts';
import { readLeagueRounds } from './networkRounds.ts';
import { Slopes } from './slopes.ts';

const SHAPE = { inputs: 6, hidden: 16, second: 8, outputs: 4, moveFeatures: 3 };
const LOSS = { chanceShare: 0.4, movesShare: 1 };

/** Positions whose winner is the exclusive or of two inputs, which no sum of weights can tell. */
function exclusiveOr(count: number): Examples {
  const examples = new Examples();
  const rng = fastRng(8);
  const vector = new FeatureVector();
  for (let example = 0; example < count; example++) {
    const [one, other] = [rng(2), rng(2)];
    vector.clear();
    vector.add(0, one);
    vector.add(1, other);
    vector.add(2, 3);
    const won = one === other ? 0 : 1;
    examples.addPosition(vector, [won, 0, 1 - won, 0], NaN);
    for (let move = 0; move < 2; move++) {
      vector.clear();
      vector.add(move, 1);
      examples.addMove(vector, move === won ? 0.9 : 0.1);
    }
    examples.end();
  }
  return examples;
}

/** The loss that slopes belong to, worked out from what the network says. */
function lossOf(network: ReturnType<typeof newNetwork>, examples: Examples): number {
  const { wayLoss, moveLoss } = new Slopes(network, LOSS).quality(examples);
  return wayLoss + moveLoss;
}

describe('fitting a network', () => {
  it('the slopes of a network are how its loss changes with each number', () => {
    const examples = exclusiveOr(1);
    const network = newNetwork(SHAPE, 2);
    const slopes = new Slopes(network, LOSS);
    slopes.add(examples, 0);
    const STEP = 1e-3;
    for (const part of PARTS) {
      const numbers = network.weights[part];
      for (let at = 0; at < numbers.length; at += 3) {
        const before = numbers[at];
        numbers[at] = before + STEP;
        const more = lossOf(network, examples);
        numbers[at] = before - STEP;
        const less = lossOf(network, examples);
        numbers[at] = before;
        expect(slopes.parts[part][at]).toBeCloseTo((more - less) / (2 * STEP), 2);
      }
    }
  });

  it('a network learns what no sum of weights can tell, about winners and moves', () => {
    const examples = exclusiveOr(600);
    const fitting = { ...LOSS, epochs: 80, step: 0.005, decay: 0 };
    const { accuracy, moveLoss } = new Slopes(
      fitNetwork(newNetwork(SHAPE, 2), examples, fitting, () => undefined),
      LOSS,
    ).quality(examples);
    expect(accuracy).toBe(1);
    expect(moveLoss).toBeLessThan(0.1);
  });
});

describe('a league', () => {
  const { league } = duelTraining;
  if (league === null) throw new Error('Duel has no league');
  const play = (number: number): GameRecord =>
    playLeagueGame(
      duel,
      duelTraining,
      league,
      [DEFAULT_OPTIONS],
      { series: 5, round: 0, number },
      { best: league.first, earlier: league.first },
      12,
    );

  it('a league plays the same game again, between players of all kinds', () => {
    expect(play(3)).toEqual(play(3));
    const names = new Set(Array.from({ length: 12 }, (_, number) => play(number).players).flat());
    expect([...names].sort()).toEqual(expect.arrayContaining(['best', 'general', 'scholar']));
    expect(names.has('politician')).toBe(false);
  });

  it('a league makes the same network of the same games', () => {
    const records = Array.from({ length: 4 }, (_, number) => play(number));
    const plan = { hidden: 8, second: 3, epochs: 1, every: 4 };
    const fitted = (): string =>
      JSON.stringify(fitRecords(duel, duelTraining, league, [DEFAULT_OPTIONS], records, plan, 'a test').file);
    expect(fitted()).toBe(fitted());
  });

  it('a victory is one by its way, and by points in part one of who came near', () => {
    const scores = [{ total: 50 }, { total: 48 }];
    const outcome = (ending: string): Outcome => ({ ending, ranking: [[0], [1]], scores });
    const ways = ['civilian', 'military', 'scientific'];
    expect(outcomeShares(outcome('scientific'), 0, ways, 0.5)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(outcomeShares(outcome('scientific'), 1, ways, 0.5)).toEqual([0, 0, 0, 0, 0, 1]);
    const [own, , , theirs] = outcomeShares(outcome('civilian'), 0, ways, 0.5);
    expect(own).toBeLessThan(0.9);
    expect(own + theirs).toBe(1);
  });

  it('rounds of a league are read from text', () => {
    expect(readLeagueRounds('mcts:120*80,mcts:200*40')).toEqual([
      { iterations: 120, games: 80 },
      { iterations: 200, games: 40 },
    ]);
    expect(readLeagueRounds('greedy*3')).toBeNull();
  });
});
