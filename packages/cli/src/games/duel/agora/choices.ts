import type { ChamberView, DecisionView, DuelView } from '@pharos/duel';
import type { ChoiceContext, ChoiceText, ChoiceTexts, FirstSteps } from '../expansion.ts';
import { paymentInWords } from '../words/costs.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { controlNote } from './control.ts';
import { decreeShort } from './decrees.ts';
import { sayInSenate, type SenateKey } from './senateWords.ts';

/** A question that depends on more than the kind of choice. */
export function agoraQuestion({ kind, choices, agora }: DecisionView, words: DuelWords): string | null {
  const say = sayInSenate(words);
  if (kind === 'turn' && choices?.some(({ action }) => action === 'trigger') === true) return say('ask.orTrigger');
  if (!agora?.section || !agora.actionsLeft) return null;
  return say('ask.actions', { n: agora.actionsLeft, section: agora.section });
}

/** A choice that its piece explains. */
function ofPiece(label: string, id: string, { describe }: ChoiceContext): ChoiceText {
  return { label, note: describe(id) };
}

/** A choice that is nothing but its piece. */
function ofSubject({ subject }: { readonly subject: string }, context: ChoiceContext): ChoiceText {
  return ofPiece(context.words.name(subject), subject, context);
}

const PASS: Readonly<Partial<Record<DecisionView['kind'], SenateKey>>> = {
  senateActions: 'pass.senateActions',
  conspirator: 'pass.conspirator',
  moveCube: 'pass.moveCube',
  dropSecondCard: 'pass.dropSecondCard',
};

export const agoraChoices = {
  recruit: ({ subject, payment }, { words }) => ({
    label: sayInSenate(words)('do.recruit', { piece: words.name(subject) }),
    note: paymentInWords(payment, words),
  }),
  prepare: ({ object }, { words }) => ({
    label: sayInSenate(words)('do.prepare', { piece: words.name(object) }),
    note: '',
  }),
  trigger: ({ subject }, context) =>
    ofPiece(sayInSenate(context.words)('do.trigger', { piece: context.words.name(subject) }), subject, context),
  drop: ofSubject,
  buildFree: ofSubject,
  sabotage: ofSubject,
  lock: ofSubject,
  swap: ({ object }, context) => ofSubject({ subject: object }, context),
  keepConspiracy: ({ subject, otherTo }, context) =>
    ofPiece(
      sayInSenate(context.words)('do.keep', { piece: context.words.name(subject), to: otherTo }),
      subject,
      context,
    ),
  conspire: ({ draws, keeps }, { words }) => {
    const say = sayInSenate(words);
    return {
      label: say('do.conspire'),
      note: say('conspireNote', { n: draws, keeps: keeps === draws ? 'all' : 'one' }),
    };
  },
  place: (choice, context) => ({
    label: sayInSenate(context.words)('do.place', { n: choice.to }),
    note: controlNote(context, choice.move, choice.to),
  }),
  move: (choice, context) => ({
    label: sayInSenate(context.words)('do.move', { from: choice.from, to: choice.to }),
    note: [choice.from, choice.to]
      .map((chamber) => `${chamber} ${controlNote(context, choice.move, chamber)}`)
      .join('; '),
  }),
  remove: (choice, context) => ({
    label: sayInSenate(context.words)('do.remove', { n: choice.from }),
    note: controlNote(context, choice.move, choice.from),
  }),
  shift: (choice, context) => ({
    label: sayInSenate(context.words)('do.shift', { n: choice.to }),
    note: controlNote(context, choice.move, choice.to),
  }),
  pass: (_, { view, words }) => ({
    label: sayInSenate(words)((view.decision && PASS[view.decision.kind]) ?? 'pass.other'),
    note: '',
  }),
} satisfies Partial<ChoiceTexts>;

/** Exchanges and Decrees are too many to list at once. */
export const agoraFirstSteps = {
  swap: {
    text: ofSubject,
    question: ({ subject }, words) => sayInSenate(words)('ask.give', { card: words.name(subject) }),
  },
  shift: {
    text: ({ subject, from }, context) => decreeText(context, subject, from),
    question: (_, words) => sayInSenate(words)('ask.whereTo'),
  },
} satisfies FirstSteps;

function decreeText({ view, describe, words }: ChoiceContext, name: string, from: number): ChoiceText {
  const decree = chamberOf(view, from)?.decrees.find((one) => one.name === name)?.decree ?? null;
  return {
    label: sayInSenate(words)('do.decree', { n: from, decree: decreeShort(decree, words) }),
    note: decree === null ? '' : describe(decree),
  };
}

function chamberOf({ agora }: DuelView, number: number): ChamberView | undefined {
  return agora?.chambers.find(({ chamber }) => chamber === number);
}
