import type { ChoiceView, DecisionView } from '@pharos/duel';
import { cardName, tokenName, wonderName } from './content.svelte.ts';
import { askExpansions } from './expansionWords.ts';
import { t } from '../../../i18n/index.svelte.ts';

/** Choices that only name a piece, and how it is called. */
const PIECES = {
  pick: ['act.take', wonderName],
  take: ['act.take', tokenName],
  destroy: ['act.destroy', cardName],
  revive: ['act.revive', cardName],
} as const;

/** What a choice does, as its button says; it may depend on what is being decided. */
export function choiceText(choice: ChoiceView, kind: DecisionView['kind'], nameOf: (seat: number) => string): string {
  switch (choice.action) {
    case 'build':
    case 'buildWonder':
      return t('act.buildNamed', {
        name: choice.action === 'build' ? cardName(choice.subject) : wonderName(choice.object),
      });
    case 'discard':
      return t('act.drop', { name: cardName(choice.subject) });
    case 'keep':
      return t(kind === 'drawToken' ? 'act.keep' : 'act.take', { name: tokenName(choice.subject) });
    case 'pick':
    case 'take':
    case 'destroy':
    case 'revive': {
      const [key, pieceName] = PIECES[choice.action];
      return t(key, { name: pieceName(choice.subject) });
    }
    case 'decline':
      return t('act.decline');
    case 'start':
      return t('act.starts', { name: nameOf(choice.seat) });
    default:
      return askExpansions(({ choiceText: ask }) => ask?.(choice, kind)) ?? choice.move;
  }
}
