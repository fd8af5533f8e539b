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

/** Choices that name their subject, and how it is called. */
const NAMED = {
  trigger: ['act.trigger', conspiracyName],
  keepConspiracy: ['act.keep', conspiracyName],
  extort: ['act.take', wonderName],
  sabotage: ['act.sabotage', wonderName],
  lock: ['act.lock', tokenName],
  drop: ['act.drop', cardName],
  buildFree: ['act.revive', cardName],
  seize: ['act.take', cardName],
} as const;

/** What a choice of Agora does, as its button says. */
export function choiceText(choice: AgoraChoiceView, kind: DecisionView['kind']): string {
  switch (choice.action) {
    case 'recruit':
      return `${t('act.recruit')}: ${cardName(choice.subject)}`;
    case 'prepare':
      return t('act.prepareNamed', { name: conspiracyName(choice.object) });
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
    case 'swap':
      return t('act.swap', { theirs: cardName(choice.subject), mine: cardName(choice.object) });
    case 'pass':
      return t(PASSES[kind] ?? 'act.stop');
    default: {
      const [key, nameOf] = NAMED[choice.action];
      return t(key, { name: nameOf(choice.subject) });
    }
  }
}
