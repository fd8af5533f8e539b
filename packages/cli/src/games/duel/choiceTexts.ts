import type { ChoiceView } from '@pharos/duel';
import type { ChoiceContext, ChoiceText, ChoiceTexts, FirstSteps } from './expansion.ts';
import { expansionParts } from './expansions.ts';
import { paymentInWords } from './words/costs.ts';
import type { DuelWords } from './words/duelWords.ts';

function ofPiece({ subject }: { readonly subject: string }, { describe, words }: ChoiceContext): ChoiceText {
  return { label: words.name(subject), note: describe(subject) };
}

const choiceTexts: ChoiceTexts = {
  build: ({ subject, payment }, { words }) => ({
    label: words.say('do.build', { piece: words.name(subject) }),
    note: paymentInWords(payment, words),
  }),
  buildWonder: ({ object, payment }, { words }) => ({
    label: words.say('do.buildWonder', { piece: words.name(object) }),
    note: paymentInWords(payment, words),
  }),
  discard: ({ subject, gains }, { words }) => ({
    label: words.say('do.discard', { piece: words.name(subject), n: gains }),
    note: '',
  }),
  pick: ofPiece,
  take: ofPiece,
  keep: ofPiece,
  destroy: ofPiece,
  revive: ofPiece,
  extort: ofPiece,
  seize: ofPiece,
  decline: (_, { words }) => ({ label: words.say('do.decline'), note: '' }),
  start: ({ seat }, context) => ({
    label: context.words.say('do.start', { who: seat === context.seat ? 'you' : 'other' }),
    note: '',
  }),
  ...expansionParts.texts.choices,
};

/** What a choice says in a menu. */
export function choiceText(choice: ChoiceView, context: ChoiceContext): ChoiceText {
  // The table is keyed by action, which TypeScript cannot follow through a lookup with a variable.
  const text = choiceTexts[choice.action] as (choice: ChoiceView, context: ChoiceContext) => ChoiceText;
  return text(choice, context);
}

interface FirstStep {
  readonly text: (choice: ChoiceView, context: ChoiceContext) => ChoiceText;
  readonly question: (choice: ChoiceView, words: DuelWords) => string;
}

/** How the first step of a choice is shown; undefined if it is made in one. */
export function firstStep({ action }: ChoiceView): FirstStep | undefined {
  const steps: FirstSteps = expansionParts.texts.firstSteps;
  return steps[action] as FirstStep | undefined;
}
