import { wondersAnalysis } from '@pharos/analysis';
import { wondersBot, wondersTraining } from '@pharos/bots';
import {
  wonders,
  type Options,
  type State,
  type WondersEvent,
  type WondersPreview,
  type WondersView,
} from '@pharos/wonders';
import type { TerminalGame } from '../terminalGame.ts';
import { LANGUAGES } from '../../words/language.ts';
import { EXPANSIONS } from './expansions.ts';
import { trainingTables, wondersOptions } from './options.ts';
import { seatsPerSide } from './seatsPerSide.ts';
import { wondersTable } from './table.ts';
import { wondersNames } from './words/names.ts';

/** 7 Wonders as a game of the command line. */
export const wondersGame: TerminalGame<Options, State, WondersView, WondersEvent, WondersPreview> = {
  game: wonders,
  title: '7 Wonders',
  summary: 'the same for 7 Wonders, three to seven players (or two)',
  options: wondersOptions,
  seatsField: 'players',
  seatsPerSide,
  endings: () => ['points'],
  bot: wondersBot,
  training: { game: wondersTraining, tables: trainingTables },
  analysis: wondersAnalysis,
  nameOf: (language, { edition }) => wondersNames(language, edition),
  comparisons: EXPANSIONS.flatMap(({ comparisons }) => comparisons),
  languages: LANGUAGES,
  table: wondersTable,
};
