import { duelAnalysis } from '@pharos/analysis';
import { duelBot, duelTraining } from '@pharos/bots';
import { duel, type DuelEvent, type DuelPreview, type DuelView, type Options, type State } from '@pharos/duel';
import { LANGUAGES } from '../../words/language.ts';
import { readOptions } from '../gameOption.ts';
import type { TerminalGame } from '../terminalGame.ts';
import { EXPANSIONS } from './expansions.ts';
import { duelOptions } from './options.ts';
import { duelTable } from './table.ts';
import { duelNames } from './words/names.ts';

/** 7 Wonders Duel as a game of the command line. */
export const duelGame: TerminalGame<Options, State, DuelView, DuelEvent, DuelPreview> = {
  game: duel,
  title: '7 Wonders Duel',
  summary: 'play against a bot, or with somebody beside you',
  options: duelOptions,
  seatsField: null,
  seatsPerSide: () => 1,
  endings: ({ packs }) => [
    'civilian',
    'military',
    'scientific',
    ...EXPANSIONS.filter(({ pack }) => packs.includes(pack)).flatMap((expansion) => expansion.endings),
  ],
  bot: duelBot,
  training: {
    game: duelTraining,
    tables: (args) => [readOptions({ game: duel, options: duelOptions }, args)],
  },
  analysis: duelAnalysis,
  nameOf: (language) => duelNames(language),
  comparisons: [],
  languages: LANGUAGES,
  table: duelTable,
};
