import type { DuelView } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { SenateChoice } from './senateChoice.ts';

/** Conspiracies that are drawn at a time. */
const DRAW = 2;

/** What to press next. */
export function senateHint(view: DuelView, { act, from }: SenateChoice, foe: string): string {
  const seat = view.decision?.seat ?? 0;
  switch (act) {
    case 'place':
      return t(view.decision?.kind === 'senateActions' ? 'hint.placeSection' : 'hint.place');
    case 'remove':
      return t('hint.remove', { name: foe });
    case 'move':
      return t(from === null ? 'hint.moveFrom' : 'hint.moveTo');
    case 'decree':
      return t(from === null ? 'hint.decree' : 'hint.decreeTo');
    case 'conspire': {
      const keepsBoth = view.players[seat].tokens.includes('organized-crime');
      const n = Math.min(DRAW, view.agora?.deckCount ?? DRAW);
      return t(keepsBoth ? 'senate.conspireBoth' : 'senate.conspireText', { n });
    }
  }
}
