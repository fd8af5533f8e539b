import type { AgoraChoiceView, DecisionView } from '@pharos/duel';
import { cardName, tokenName, wonderName } from '../words/content.svelte.ts';
import { chamberName, chamberNumeral, conspiracyName } from './content.ts';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';

/** What passing is called, where it is not simply to stop. */
const PASSES: Readonly<Partial<Record<DecisionView['kind'], MessageKey>>> = {
  conspirator: 'act.neither',
  moveCube: 'act.leave',
  triggerUnprepared: 'act.noTrigger',
  dropSecondCard: 'act.noDrop',
};

/** What a choice of Agora does, as its button says. */
export function choiceText(choice: AgoraChoiceView, kind: DecisionView['kind']): string {
  switch (choice.action) {
    case 'recruit':
      return `${t('act.recruit')}: ${cardName(choice.subject)}`;
    case 'prepare':
      return t('act.prepareNamed', { name: conspiracyName(choice.object) });
    case 'trigger':
      return t('act.trigger', { name: conspiracyName(choice.subject) });
    case 'keepConspiracy':
      return t('act.keep', { name: conspiracyName(choice.subject) });
    case 'conspire':
      return t('act.conspire');
    case 'place':
      return t('act.place', { chamber: chamberName(choice.to) });
    case 'remove':
      return t('act.removeCube', { chamber: chamberName(choice.from) });
    case 'move':
      return t('act.moveCube', { from: chamberNumeral(choice.from), to: chamberNumeral(choice.to) });
    case 'shift':
      return t('act.shift', { chamber: chamberName(choice.to) });
    case 'extort':
      return t('act.take', { name: wonderName(choice.subject) });
    case 'sabotage':
      return t('act.sabotage', { name: wonderName(choice.subject) });
    case 'lock':
      return t('act.lock', { name: tokenName(choice.subject) });
    case 'drop':
      return t('act.drop', { name: cardName(choice.subject) });
    case 'buildFree':
      return t('act.revive', { name: cardName(choice.subject) });
    case 'seize':
      return t('act.take', { name: cardName(choice.subject) });
    case 'swap':
      return t('act.swap', { theirs: cardName(choice.subject), mine: cardName(choice.object) });
    case 'pass':
      return t(PASSES[kind] ?? 'act.stop');
  }
}
