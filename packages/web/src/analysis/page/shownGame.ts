import type { Save } from '@pharos/core';
import { gameNamed } from '../../games/knownGames.ts';
import { loadReplayGame } from '../../replay/replayGame.ts';
import type { Replay } from '../../replay/replay.ts';
import type { AnalysisPageProps } from './analysisPageProps.ts';

/** A game with what shows its analysis. */
export type ShownGame = Pick<AnalysisPageProps, 'replay' | 'save' | 'game' | 'startWorker'>;

/** Null for a game that cannot be analysed here. */
export async function shownGame(replay: Replay, save: Save): Promise<ShownGame | null> {
  const analysis = gameNamed(replay.game)?.analysis;
  if (analysis === undefined) return null;
  // The words of the game come with what shows its table.
  const [game] = await Promise.all([analysis.load(), loadReplayGame(replay)]);
  return { replay, save, game, startWorker: analysis.startWorker };
}
