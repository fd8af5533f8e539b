import type { ChoiceView } from '@pharos/duel';
import { plural } from '../../english.ts';
import type { ChoiceContext, ChoiceText, ChoiceTexts, DuelWords, FirstSteps } from './expansion.ts';
import { expansionWords } from './expansions.ts';
import { paymentInWords } from './words/costs.ts';
import { pieceName } from './words/names.ts';

function ofPiece({ subject }: { readonly subject: string }, { describe }: ChoiceContext): ChoiceText {
  return { label: pieceName(subject), note: describe(subject) };
}

const choiceTexts: ChoiceTexts = {
  build: ({ subject, payment }) => ({ label: `build ${pieceName(subject)}`, note: paymentInWords(payment) }),
  buildWonder: ({ object, payment }) => ({
    label: `build the Wonder ${pieceName(object)}`,
    note: paymentInWords(payment),
  }),
  discard: ({ subject, gains }) => ({ label: `discard ${pieceName(subject)} for ${plural(gains, 'coin')}`, note: '' }),
  pick: ofPiece,
  take: ofPiece,
  keep: ofPiece,
  destroy: ofPiece,
  revive: ofPiece,
  decline: () => ({ label: 'take none', note: '' }),
  start: ({ seat }, context) => ({ label: seat === context.seat ? 'I start' : 'my opponent starts', note: '' }),
  ...expansionWords.choices,
};

/** What a choice says in a menu. */
export function choiceText(choice: ChoiceView, context: ChoiceContext): ChoiceText {
  // The table is keyed by action, which TypeScript cannot follow through a lookup with a variable.
  const text = choiceTexts[choice.action] as (choice: ChoiceView, context: ChoiceContext) => ChoiceText;
  return text(choice, context);
}

interface FirstStep {
  readonly text: (choice: ChoiceView, context: ChoiceContext) => ChoiceText;
  readonly question: (choice: ChoiceView) => string;
}

/** How the first step of a choice is shown; undefined if it is made in one. */
export function firstStep({ action }: ChoiceView): FirstStep | undefined {
  const steps: FirstSteps = expansionWords.firstSteps;
  return steps[action] as FirstStep | undefined;
}

export const questions: DuelWords['questions'] = {
  pickWonder: 'Pick a Wonder.',
  turn: 'Take a card.',
  takeToken: 'Take a Progress token for your pair.',
  drawToken: 'Keep one of the Progress tokens you drew.',
  destroy: 'Put a card of your opponent on the discard pile.',
  revive: 'Build a card of the discard pile for free.',
  chooseStarter: 'You choose who starts this Age.',
  ...expansionWords.questions,
};
