import {
  Analysis,
  analyseStretch,
  type AnalysedGame,
  type AnalysisSettings,
  type Decision,
  type GameKnowledge,
  type Stretch,
} from '@pharos/analysis';
import { loadSave, unwrap, type GameEvent, type Save } from '@pharos/core';
import { Refusal } from './refusal.ts';

/** A game that is over, and how it is looked at. */
export interface AnalysedSave {
  readonly save: Save;
  readonly settings: AnalysisSettings;
}

/** Analyses games of one kind. */
export interface GameAnalyser {
  /** Iterations for each decision at standard depth. */
  iterations(options: unknown): number;
  /** Looks at the choices from one on, for so many milliseconds. */
  stretch(game: AnalysedSave, from: number, milliseconds: number): Stretch;
  /** Puts all decisions together. */
  conclude(game: AnalysedSave, decisions: readonly Decision[]): AnalysedGame;
}

export function analyserOf<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
): GameAnalyser {
  const open = ({ save, settings }: AnalysedSave): Analysis<Options, State, View, Event> => {
    const { match, stoppedAt } = unwrap(loadSave(known.game, JSON.stringify(save)));
    if (stoppedAt !== null) throw new Refusal('GAME_STOPPED', 'the rules changed since');
    return new Analysis(match, known, settings);
  };
  return {
    iterations: (options) => known.iterations(known.game.readOptions(options)),
    stretch: (game, from, milliseconds) => {
      const end = performance.now() + milliseconds;
      return analyseStretch(open(game), from, () => performance.now() >= end);
    },
    conclude: (game, decisions) => open(game).conclude(decisions, true),
  };
}
