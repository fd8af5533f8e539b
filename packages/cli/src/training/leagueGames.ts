import { guideOfNetwork, playLeagueGame, type GameRecord, type NetworkFile } from '@pharos/bots';
import { withGame } from '../games/lookup.ts';
import { networksBefore } from './roundFiles.ts';
import type { GameSpan, NetworkTraining } from './training.ts';

/** Games of a round of the league, as a thread gets them. */
export interface LeagueGamesJob extends Pick<NetworkTraining, 'game' | 'args' | 'folder' | 'series'>, GameSpan {
  readonly round: number;
  readonly iterations: number;
}

export function playLeagueGames(job: LeagueGamesJob): GameRecord[] {
  const { game: id, args, folder, series, round, iterations, from, end } = job;
  return withGame(id, ({ game, training }) => {
    const league = training?.game.league;
    if (!training || !league) throw new Error(`${id} has no league`);
    const networks = networksBefore(folder, round);
    const guideOf = (network: NetworkFile | undefined): typeof league.first =>
      network === undefined ? league.first : guideOfNetwork(network, training.game, league);
    const guides = { best: guideOf(networks.at(-1)), earlier: guideOf(networks.at(-2)) };
    const tables = training.tables(args);
    return Array.from({ length: end - from }, (_, at) =>
      playLeagueGame(game, training.game, league, tables, { series, round, number: from + at }, guides, iterations),
    );
  });
}
