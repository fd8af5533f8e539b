import type { Options, WondersEvent, WondersPreview, WondersView } from '@pharos/wonders';
import type { GameTable, TableScene } from '../../session/gameTable.ts';
import type { Language } from '../../words/language.ts';
import { wondersCommands } from './commands.ts';
import { piecesOf } from './piecesInPlay.ts';
import { menuFor } from './menu/menu.ts';
import { moveText } from './menu/moveText.ts';
import { finalLines, scoreLines } from './render/score.ts';
import { DETAILS, tableLines } from './render/table.ts';
import type { Scene } from './sentenceContext.ts';
import { helpOf } from './words/help.ts';
import { sentencesFor } from './words/sentences.ts';
import { wondersWords } from './words/wondersWords.ts';

/** 7 Wonders at the terminal: all cities on a screen, and the hand as the list to choose from. */
export function wondersTable(
  language: Language,
  { edition }: Pick<Options, 'edition'>,
): GameTable<WondersView, WondersEvent, WondersPreview> {
  const words = wondersWords(language, edition);
  const sceneOf = (scene: TableScene<WondersView, WondersEvent>): Scene => ({
    ...scene,
    words,
    pieces: piecesOf(scene.view.options),
  });
  return {
    isRedrawn: true,
    isNewsDrawn: true,
    menu: (choosing, chosen) => menuFor({ ...choosing, words, pieces: piecesOf(choosing.view.options) }, chosen),
    moveText: (choosing, move) => moveText({ ...choosing, words, pieces: piecesOf(choosing.view.options) }, move),
    drawings: (scene) => DETAILS.map((detail) => tableLines(sceneOf(scene), detail)),
    finalLines: (scene) => finalLines(sceneOf(scene)),
    scoreLines: (scene) => scoreLines(sceneOf(scene)),
    sentences: (events, names) => sentencesFor(events, { names, words }),
    commands: wondersCommands(sceneOf),
    help: ({ options }) => helpOf(words, options.packs),
  };
}
