import type { DuelView } from '@pharos/duel';
import type { TableCommand } from '../../../session/gameTable.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { decreeSentence } from './decrees.ts';
import { sayInSenate } from './senateWords.ts';

/** The Chambers in full: who has how many cubes there, and what the Decree does. */
export function senateCommand(words: DuelWords): TableCommand<DuelView> {
  const say = sayInSenate(words);
  return {
    name: 'senate',
    answer(_, { view: { agora }, names }) {
      if (agora === null) return say('noSenate');
      return agora.chambers
        .map(({ chamber, section, points, cubes, decrees }) => {
          const counts = cubes.map((count, seat) => `${names.name(seat)} ${count}`).join(', ');
          const texts = decrees.map(({ decree }) =>
            decree === null ? say('hiddenDecree') : `${words.name(decree)}: ${decreeSentence(decree, words)}`,
          );
          return say('account', {
            n: chamber,
            section: say('section', { section }),
            points,
            cubes: counts,
            decrees: texts.join(' '),
          }).trimEnd();
        })
        .join('\n');
    },
  };
}
