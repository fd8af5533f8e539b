import type { DuelView } from '@pharos/duel';
import { t } from '../../../i18n/index.svelte.ts';
import type { SenateChoice } from './senateChoice.ts';

/** What to press next. */
export function senateHint(view: DuelView, { act, from, choice }: SenateChoice, foe: string): string {
  if (choice?.action === 'conspire')
    return t(choice.keeps > 1 ? 'senate.conspireBoth' : 'senate.conspireText', { n: choice.draws });
  switch (act) {
    case 'remove':
      return t('hint.remove', { name: foe });
    case 'move':
      return t(from === null ? 'hint.moveFrom' : 'hint.moveTo');
    case 'shift':
      return t(from === null ? 'hint.decree' : 'hint.decreeTo');
    default:
      return t(view.decision?.agora?.section ? 'hint.placeSection' : 'hint.place');
  }
}
