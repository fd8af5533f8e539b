import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fitRecords,
  guideOfNetwork,
  playLeagueGame,
  type GameRecord,
  type League,
  type LeagueRound,
  type NetworkFile,
  type NetworkPlan,
  type TrainingGame,
} from '@pharos/bots';
import type { Game, GameEvent } from '@pharos/core';
import { print, Progress } from '../output.ts';
import { trainTexts } from './texts/train.ts';

/** A training of a network, with the folder that keeps what is done of it. */
export interface NetworkTraining<Options, State, View, Event extends GameEvent> {
  readonly game: Game<Options, State, View, Event>;
  readonly training: TrainingGame<State>;
  readonly league: League<State>;
  readonly tables: readonly Options[];
  readonly rounds: readonly LeagueRound[];
  readonly plan: NetworkPlan;
  readonly series: number;
  readonly folder: string;
  /** The command that makes the same network again. */
  readonly command: string;
}

/** A network learns from the games of so many rounds, the last ones. */
const ROUNDS_LEARNED = 3;

/**
 * Plays the rounds of a league, and after each fits a network to its games and those of the rounds before. Games and networks that lie in the
 * folder already are not made again: an interrupted training goes on. Answers the last network.
 */
export function trainNetwork<Options, State, View, Event extends GameEvent>(
  plan: NetworkTraining<Options, State, View, Event>,
): NetworkFile | null {
  mkdirSync(plan.folder, { recursive: true });
  const networks: NetworkFile[] = [];
  for (const index of plan.rounds.keys()) {
    const file = join(plan.folder, `round${index + 1}.network.json`);
    if (!existsSync(file)) {
      playRound(plan, index, networks);
      writeFileSync(file, formatNetwork(fitRound(plan, index)));
    }
    networks.push(JSON.parse(readFileSync(file, 'utf8')) as NetworkFile);
  }
  return networks.at(-1) ?? null;
}

function playRound<Options, State, View, Event extends GameEvent>(
  plan: NetworkTraining<Options, State, View, Event>,
  index: number,
  networks: readonly NetworkFile[],
): void {
  const { game, training, league, tables, rounds, series } = plan;
  const { games, iterations } = rounds[index];
  const guideOf = (network: NetworkFile | undefined): League<State>['first'] =>
    network === undefined ? league.first : guideOfNetwork(network, training, league);
  const guides = { best: guideOf(networks.at(-1)), earlier: guideOf(networks.at(-2)) };
  const file = gamesOf(plan.folder, index);
  const progress = new Progress(trainTexts.playing(index + 1, games));
  for (let number = recordsIn(file).length; number < games; number++) {
    const place = { series, round: index, number };
    const record = playLeagueGame(game, training, league, tables, place, guides, iterations);
    appendFileSync(file, `${JSON.stringify(record)}\n`);
    progress.show((number + 1) / games);
  }
  progress.clear();
}

function fitRound<Options, State, View, Event extends GameEvent>(
  { game, training, league, tables, rounds, plan, folder, command }: NetworkTraining<Options, State, View, Event>,
  index: number,
): NetworkFile {
  const first = Math.max(0, index + 1 - ROUNDS_LEARNED);
  const learned = [...rounds.keys()].slice(first, index + 1);
  const records = learned.flatMap((round) => recordsIn(gamesOf(folder, round)).slice(0, rounds[round].games));
  const { file, quality, games } = fitRecords(game, training, league, tables, records, plan, command);
  print(trainTexts.round(index + 1, games, quality));
  return file;
}

function gamesOf(folder: string, round: number): string {
  return join(folder, `round${round + 1}.games.jsonl`);
}

/** The games of a file; a last line that was cut off does not count. */
function recordsIn(file: string): GameRecord[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GameRecord);
}

export function formatNetwork(network: NetworkFile): string {
  return `${JSON.stringify(network)}\n`;
}
