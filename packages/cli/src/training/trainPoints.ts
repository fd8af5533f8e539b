import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fitPointsRound, PointsExamples, type NetworkFile, type PointsNetworkTraining, type Round } from '@pharos/bots';
import { trainTexts } from '../commands/texts/train.ts';
import { print, Progress } from '../output.ts';
import { eachInThreads } from '../simulation/threads.ts';
import { formatNetwork, networkPath, readNetworkOf } from './roundFiles.ts';
import { spansOf, type NetworkTraining } from './training.ts';

const GAMES_OF_SPAN = 100;

/** Fits a network to the games of each round, whose players use the one of the round before. Networks in the folder are not made again. */
export async function trainPoints<State>(
  training: NetworkTraining,
  network: PointsNetworkTraining<State>,
  rounds: readonly Round[],
): Promise<NetworkFile | null> {
  const { folder, threads } = training;
  mkdirSync(folder, { recursive: true });
  for (const [number, round] of rounds.entries()) {
    const path = networkPath(folder, number);
    if (existsSync(path)) continue;
    const played = { learned: new PointsExamples(), test: new PointsExamples() };
    const { threads: _, ...job } = training;
    const jobs = spansOf(0, round.games, GAMES_OF_SPAN).map((span) => ({ ...job, round, number, ...span }));
    const progress = new Progress(trainTexts.playing(number + 1, round.games));
    await eachInThreads(
      'pointsGames',
      jobs,
      ({ learned, test }, done) => {
        played.learned.append(learned);
        played.test.append(test);
        progress.show(done);
      },
      threads,
    );
    progress.clear();
    const { file, report } = fitPointsRound(network, { ...training, round }, played);
    print(trainTexts.pointsRound(number + 1, report));
    writeFileSync(path, formatNetwork(file));
  }
  return rounds.length === 0 ? null : readNetworkOf(folder, rounds.length - 1);
}
