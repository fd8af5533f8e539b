import { words as rules } from '@pharos/wonders';
import type { TableHelp } from '../../../session/gameTable.ts';
import { LOOKS } from '../../cardLooks.ts';
import { EXPANSIONS } from '../expansions.ts';
import type { WondersWords } from './wondersWords.ts';

/** The help while playing: how to choose, what can be asked for, and what the signs mean. */
export function helpOf(words: WondersWords, packs: readonly string[]): TableHelp {
  const { say } = words;
  const colours = rules.COLOURS.map((colour) => `${LOOKS[colour].glyph} ${words.colour(colour)}`);
  const resources = rules.RESOURCES.map((resource) => `${words.sign(resource)} ${words.resource(resource)}`);
  return {
    moves: [say('help.numbers'), say('help.names')],
    commands: [
      `  info NAME   ${say('help.info')}`,
      `  city NAME   ${say('help.city')}`,
      `  memory      ${say('help.memory')}`,
    ],
    signs: [
      `${say('help.cards')}  ${colours.join('  ')}`,
      `${say('help.costs')}  ${resources.join('  ')}`,
      `  ${say('help.signs')}`,
      `  ${say('help.neighbours')}`,
      `  ${say('help.preview')}`,
      ...EXPANSIONS.filter(({ pack }) => packs.includes(pack)).flatMap(({ help }) => help(words)),
    ],
  };
}
