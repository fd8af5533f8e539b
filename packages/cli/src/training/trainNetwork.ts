import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fitRecords, type League, type LeagueRound, type NetworkFile, type TrainingGame } from '@pharos/bots';
import type { Game, GameEvent } from '@pharos/core';
import { trainTexts } from '../commands/texts/train.ts';
import { print, Progress } from '../output.ts';
import { eachInThreads } from '../simulation/threads.ts';
import { addRecords, formatNetwork, networkPath, readNetworkOf, recordsOf } from './roundFiles.ts';
import { spansOf, type NetworkTraining } from './training.ts';

/** What a network of a game learns from games of a league. */
export interface LeagueGame<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly training: TrainingGame<State>;
  readonly league: League<State>;
  readonly tables: readonly Options[];
  readonly rounds: readonly LeagueRound[];
}

/** A network learns from the games of so many rounds, the last ones. */
const ROUNDS_LEARNED = 3;
const GAMES_OF_SPAN = 10;

/**
 * Plays the rounds of a league, and after each fits a network to its games and those of the rounds before. Games and networks that lie in the
 * folder already are not made again: an interrupted training goes on. Answers the last network.
 */
export async function trainNetwork<Options, State, View, Event extends GameEvent>(
  training: NetworkTraining,
  game: LeagueGame<Options, State, View, Event>,
): Promise<NetworkFile | null> {
  const { folder } = training;
  mkdirSync(folder, { recursive: true });
  for (const [index, round] of game.rounds.entries()) {
    const path = networkPath(folder, index);
    if (existsSync(path)) continue;
    await playRound(training, index, round);
    writeFileSync(path, formatNetwork(fitRound(training, game, index)));
  }
  return game.rounds.length === 0 ? null : readNetworkOf(folder, game.rounds.length - 1);
}

async function playRound(
  { threads, ...training }: NetworkTraining,
  round: number,
  { games, iterations }: LeagueRound,
): Promise<void> {
  const { folder } = training;
  const spans = spansOf(recordsOf(folder, round).length, games, GAMES_OF_SPAN);
  const jobs = spans.map((span) => ({ ...training, round, iterations, ...span }));
  const progress = new Progress(trainTexts.playing(round + 1, games));
  await eachInThreads(
    'leagueGames',
    jobs,
    (records, done) => {
      addRecords(folder, round, records);
      progress.show(done);
    },
    threads,
  );
  progress.clear();
}

function fitRound<Options, State, View, Event extends GameEvent>(
  { folder, plan, command }: NetworkTraining,
  { game, training, league, tables, rounds }: LeagueGame<Options, State, View, Event>,
  index: number,
): NetworkFile {
  const first = Math.max(0, index + 1 - ROUNDS_LEARNED);
  const learned = [...rounds.keys()].slice(first, index + 1);
  const records = learned.flatMap((round) => recordsOf(folder, round).slice(0, rounds[round].games));
  const { file, quality, games } = fitRecords(game, training, league, tables, records, plan, command);
  print(trainTexts.round(index + 1, games, quality));
  return file;
}
