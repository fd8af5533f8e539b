import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  trainPointsRound,
  type NetworkFile,
  type NetworkPlan,
  type PointsNetworkTraining,
  type Round,
  type TrainingGame,
} from '@pharos/bots';
import type { Game, GameEvent } from '@pharos/core';
import { print, Progress } from '../output.ts';
import { trainTexts } from './texts/train.ts';
import { formatNetwork } from './trainNetwork.ts';

/** A training of a network that foretells points, with the folder that keeps what is done of it. */
export interface PointsTrainingPlan<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly training: TrainingGame<State>;
  readonly pointsNetwork: PointsNetworkTraining<State>;
  readonly tables: readonly Options[];
  readonly rounds: readonly Round[];
  readonly plan: NetworkPlan;
  readonly series: number;
  readonly folder: string;
  /** The command that makes the same network again. */
  readonly command: string;
}

/** Fits a network to the games of each round, whose players use the one of the round before. Networks in the folder are not made again. */
export function trainPoints<Options, State, View, Event extends GameEvent>(
  plan: PointsTrainingPlan<Options, State, View, Event>,
): NetworkFile | null {
  const { game, training, pointsNetwork, rounds, folder } = plan;
  mkdirSync(folder, { recursive: true });
  const networks: NetworkFile[] = [];
  for (const [number, round] of rounds.entries()) {
    const path = join(folder, `round${number + 1}.network.json`);
    if (!existsSync(path)) {
      const progress = new Progress(trainTexts.playing(number + 1, round.games));
      const { file, report } = trainPointsRound(
        game,
        training,
        pointsNetwork,
        { ...plan, round, number },
        networks,
        (done) => progress.show(done),
      );
      progress.clear();
      print(trainTexts.pointsRound(number + 1, report));
      writeFileSync(path, formatNetwork(file));
    }
    networks.push(JSON.parse(readFileSync(path, 'utf8')) as NetworkFile);
  }
  return networks.at(-1) ?? null;
}
