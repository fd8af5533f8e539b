import type { GameRecord } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import type { Replay } from '../../replay/replay.ts';
import type { AnalysisGame } from '../analysisGame.ts';
import type { WorkerStarter } from '../run/workerStarter.ts';

/** A finished game that is analysed, and who looks at it. */
export interface AnalysisPageProps {
  replay: Replay;
  save: Save;
  game: AnalysisGame;
  startWorker: WorkerStarter;
  /** By seat. */
  names: readonly string[];
  /** The seat of whoever looks at it; null for nobody's. */
  me: number | null;
  /** What was played. */
  title: string;
  /** Where the game is, without what follows the #. */
  address: string;
  /** The table of the server that it was played at; null for a game of this device or of a file. */
  table: string | null;
  /** The text record it was opened from, with what is said in it. */
  record: GameRecord | null;
}
