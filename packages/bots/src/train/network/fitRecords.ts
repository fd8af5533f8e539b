import { fastRng, type Game, type GameEvent } from '@pharos/core';
import { writeNetwork, type NetworkFile } from '../../model/networkFile.ts';
import { BEST } from '../league/leagueGame.ts';
import type { GameRecord } from '../league/record.ts';
import type { League, TrainingGame } from '../trainingGame.ts';
import { addRecord } from './addRecord.ts';
import { Examples } from './examples.ts';
import { fitNetwork, newNetwork } from './fitNetwork.ts';
import { Slopes, type NetworkQuality } from './slopes.ts';

/** How large a network gets, and how it is fitted: tried out in games of Duel. */
export interface NetworkPlan {
  readonly hidden: number;
  readonly second: number;
  readonly epochs: number;
  /** One choice in so many becomes an example. */
  readonly every: number;
}

const TEST_EVERY = 20;
const TEST_SAMPLING = 2;
const NEARNESS = 0.35;
const FITTING = { step: 0.0015, decay: 0.02, chanceShare: 0.5, movesShare: 1 };

/** Fits a network to recorded games, from nothing. The same records always give the same network. */
export function fitRecords<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { featureSet }: TrainingGame<State>,
  { inputSet }: League<State>,
  tables: readonly Options[],
  records: Iterable<GameRecord>,
  plan: NetworkPlan,
  command: string,
): { readonly file: NetworkFile; readonly quality: NetworkQuality; readonly games: number } {
  const examples = new Examples();
  const test = new Examples();
  const isModel = (player: string): boolean => player === BEST;
  let games = 0;
  for (const record of records) {
    const isTest = games % TEST_EVERY === 0;
    const sampling = isTest
      ? { every: TEST_SAMPLING, isModel, nearness: 0 }
      : { every: plan.every, isModel, nearness: NEARNESS };
    const rng = fastRng(games++, 3);
    const description = { inputSet, featureSet };
    addRecord(game, tables[record.table], description, record, sampling, rng, isTest ? test : examples);
  }
  const names = { inputs: inputSet.inputs, moveFeatures: featureSet.moveFeatures, ways: inputSet.ways };
  const shape = {
    inputs: names.inputs.length,
    hidden: plan.hidden,
    second: plan.second,
    outputs: 2 * names.ways.length,
    moveFeatures: names.moveFeatures.length,
  };
  const network = fitNetwork(newNetwork(shape, 1), examples, { ...FITTING, epochs: plan.epochs }, () => undefined);
  const quality = new Slopes(network, FITTING).quality(test);
  const used = examples.used(shape.inputs, shape.moveFeatures);
  const isUsed = {
    input: (number: number): boolean => used.inputs[number] === 1,
    moveFeature: (number: number): boolean => used.moveFeatures[number] === 1,
  };
  return { file: writeNetwork(network, names, isUsed, { command, games, ...rounded(quality) }), quality, games };
}

function rounded(quality: NetworkQuality): Record<string, number> {
  return Object.fromEntries(Object.entries(quality).map(([name, value]) => [name, Math.round(1e4 * value) / 1e4]));
}
