import type { ActionName, ChoiceView, DecisionView } from '@pharos/duel';
import { cardName, tokenName, wonderName } from './content.svelte.ts';
import { askExpansions } from './expansionWords.ts';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';

/** Choices that name their subject, and how it is called. */
const NAMED: Readonly<Partial<Record<ActionName, readonly [MessageKey, (id: string) => string]>>> = {
  discard: ['act.drop', cardName],
  pick: ['act.take', wonderName],
  take: ['act.take', tokenName],
  destroy: ['act.destroy', cardName],
  revive: ['act.revive', cardName],
};

/** What a choice does, as its button says; it may depend on what is being decided. */
export function choiceText(choice: ChoiceView, kind: DecisionView['kind'], nameOf: (seat: number) => string): string {
  const named = NAMED[choice.action];
  if (named && choice.subject !== null) return t(named[0], { name: named[1](choice.subject) });
  switch (choice.action) {
    case 'build':
    case 'buildWonder':
      return t('act.buildNamed', {
        name: choice.action === 'build' ? cardName(choice.subject) : wonderName(choice.object),
      });
    case 'keep':
      return t(kind === 'drawToken' ? 'act.keep' : 'act.take', { name: tokenName(choice.subject) });
    case 'decline':
      return t('act.decline');
    case 'start':
      return t('act.starts', { name: nameOf(choice.seat) });
    default:
      return askExpansions(({ choiceText: ask }) => ask?.(choice, kind)) ?? choice.move;
  }
}
