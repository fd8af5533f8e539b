import type { DuelView } from '@pharos/duel';
import { capital } from '../../../english.ts';
import type { TableCommand } from '../../../session/gameTable.ts';
import { decreeShort, decreeSentence } from './decrees.ts';
import { senateTexts } from './texts.ts';

/** The Chambers in full: who has how many cubes there, and what the Decree does. */
export const senateCommand: TableCommand<DuelView> = {
  name: 'senate',
  answer(_, { view: { agora }, names }) {
    if (agora === null) return 'there is no Senate without Agora';
    return agora.chambers
      .map(({ chamber, section, points, cubes, decrees }) => {
        const counts = cubes.map((count, seat) => `${names.name(seat)} ${count}`).join(', ');
        const texts = decrees.map(({ decree }) =>
          decree === null ? senateTexts.faceDown : `${capital(decreeShort(decree))}: ${decreeSentence(decree)}.`,
        );
        return senateTexts.account(chamber, section, points, counts, texts.join(' '));
      })
      .join('\n');
  },
};
