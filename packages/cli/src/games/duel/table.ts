import { words as rules, type DuelEvent, type DuelPreview, type DuelView } from '@pharos/duel';
import type { GameTable, TableHelp, TableScene } from '../../session/gameTable.ts';
import type { Language } from '../../words/language.ts';
import { LOOKS } from '../cardLooks.ts';
import { duelCommands } from './commands.ts';
import { EXPANSIONS } from './expansions.ts';
import { menuFor } from './menu.ts';
import { moveText } from './moveText.ts';
import type { Scene } from './render/scene.ts';
import { scoreLines } from './render/score.ts';
import { finalLines, tableLines, withoutStructure } from './render/table.ts';
import type { DuelWords } from './words/duelWords.ts';
import { sentencesFor } from './words/events.ts';
import { duelWords } from './words/makeWords.ts';

/** Duel at the terminal: the whole table on a screen, cards carrying the numbers that choose them. */
export function duelTable(language: Language): GameTable<DuelView, DuelEvent, DuelPreview> {
  const words = duelWords(language);
  const sceneOf = (scene: TableScene<DuelView>): Scene => ({ ...scene, words });
  return {
    isRedrawn: true,
    isNewsDrawn: false,
    menu: (choosing, chosen) => menuFor(choosing, chosen, words),
    moveText: (choosing, move) => moveText(choosing, move, words),
    drawings: (scene) => [
      tableLines(sceneOf(scene)),
      tableLines(sceneOf(scene), true),
      ...(scene.view.decision?.kind === 'turn' ? [] : [withoutStructure(sceneOf(scene))]),
    ],
    finalLines: (scene) => finalLines(sceneOf(scene)),
    scoreLines: (scene) => scoreLines(sceneOf(scene)),
    sentences: (events, names) => sentencesFor(events, { names, words }),
    commands: duelCommands(words),
    help: ({ options: { packs } }) => helpOf(words, packs),
  };
}

/** The help while playing, with that of the expansions that are played. */
function helpOf(words: DuelWords, packs: readonly string[]): TableHelp {
  const { say, colour, letter } = words;
  const further = EXPANSIONS.filter(({ pack }) => packs.includes(pack)).map(({ help }) => help(words));
  const colours = rules.COLOURS.map((one) => `${LOOKS[one].glyph}${letter(one)} ${colour(one)}`);
  return {
    moves: [say('help.numbers'), say('help.names')],
    commands: [
      `  info NAME   ${say('help.info')}    pile    ${say('help.pile')}`,
      `  memory      ${say('help.memory')}`,
      ...further.flatMap(({ commands }) => commands),
    ],
    signs: [
      `${say('help.cards')}  ${colours.join('  ')}`,
      `  ${say('help.backs')}`,
      `  ${say('help.prices')}`,
      say('help.cities'),
      say('help.track'),
      `  ${say('help.zones')}`,
      ...further.flatMap(({ signs }) => signs),
    ],
  };
}
