import { playPointsGames, type PointsLists, type Round } from '@pharos/bots';
import { withGame } from '../games/lookup.ts';
import { networksBefore } from './roundFiles.ts';
import type { GameSpan, NetworkTraining } from './training.ts';

/** Games of a round of a network that foretells points, as a thread gets them. */
export interface PointsGamesJob
  extends Pick<NetworkTraining, 'game' | 'args' | 'folder' | 'series' | 'plan'>, GameSpan {
  readonly round: Round;
  readonly number: number;
}

/** What the games show, to learn from and to test with. */
export interface PlayedPoints {
  readonly learned: PointsLists;
  readonly test: PointsLists;
}

export function playPointsSpan({ game: id, args, folder, from, end, ...round }: PointsGamesJob): PlayedPoints {
  return withGame(id, ({ game, training }) => {
    const network = training?.game.pointsNetwork;
    if (!training || !network) throw new Error(`${id} has no network that foretells points`);
    const tables = training.tables(args);
    const before = networksBefore(folder, round.number);
    const { learned, test } = playPointsGames(game, training.game, network, { ...round, tables }, before, [from, end]);
    return { learned: learned.lists(), test: test.lists() };
  });
}
