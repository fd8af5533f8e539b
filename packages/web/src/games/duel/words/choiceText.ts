import type { ChoiceView, DecisionView } from '@pharos/duel';
import type { Voice } from '../expansion.ts';
import { cardName, tokenName, wonderName } from './content.svelte.ts';
import { askExpansions } from './expansionWords.ts';
import { t } from '../../../i18n/index.svelte.ts';

const SAID = {
  build: { act: 'act.buildNamed', you: 'you.buildNamed', told: 'analysis.build' },
  discard: { act: 'act.drop', you: 'you.drop', told: 'analysis.discard' },
  take: { act: 'act.take', you: 'you.take', told: 'analysis.takes' },
  keep: { act: 'act.keep', you: 'you.keep', told: 'analysis.keeps' },
  destroy: { act: 'act.destroy', you: 'you.destroy', told: 'analysis.destroys' },
  revive: { act: 'act.revive', you: 'you.revive', told: 'analysis.revives' },
  decline: { act: 'act.decline', you: 'you.decline', told: 'analysis.none' },
} as const;

/** Choices that only name a piece, and how it is called. */
const PIECES = {
  pick: [SAID.take, wonderName],
  take: [SAID.take, tokenName],
  destroy: [SAID.destroy, cardName],
  revive: [SAID.revive, cardName],
  seize: [SAID.take, cardName],
  extort: [SAID.take, wonderName],
} as const;

/** What a choice does, as its button says or as a hint tells; it may depend on what is being decided. */
export function choiceText(
  choice: ChoiceView,
  kind: DecisionView['kind'],
  nameOf: (seat: number) => string,
  voice: Voice = 'act',
): string {
  switch (choice.action) {
    case 'build':
    case 'buildWonder':
      return t(SAID.build[voice], {
        name: choice.action === 'build' ? cardName(choice.subject) : wonderName(choice.object),
      });
    case 'discard':
      return t(SAID.discard[voice], { name: cardName(choice.subject) });
    case 'keep':
      return t(SAID[kind === 'drawToken' ? 'keep' : 'take'][voice], { name: tokenName(choice.subject) });
    case 'pick':
    case 'take':
    case 'destroy':
    case 'revive':
    case 'seize':
    case 'extort': {
      const [said, pieceName] = PIECES[choice.action];
      return t(said[voice], { name: pieceName(choice.subject) });
    }
    case 'decline':
      return t(SAID.decline[voice]);
    case 'start':
      return t('act.starts', { name: nameOf(choice.seat) });
    default:
      return askExpansions(({ choiceText: ask }) => ask?.(choice, kind, nameOf, voice)) ?? choice.move;
  }
}
