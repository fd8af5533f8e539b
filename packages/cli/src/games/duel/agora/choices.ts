import type { ChamberView, DecisionView, DuelView, Obstacle } from '@pharos/duel';
import type { ChoiceContext, ChoiceText, ChoiceTexts, DuelWords, FirstSteps } from '../expansion.ts';
import { paymentInWords } from '../words/costs.ts';
import { controlNote } from './control.ts';
import { decreeShort } from './decrees.ts';
import { pieceName } from './names.ts';

/** The questions of the choices that only Agora has. */
export const agoraQuestions = {
  senateActions: 'A Senate action: place or move a cube.',
  conspirator: 'Your Conspirator: place a cube or conspire.',
  placeCube: 'Place a cube in a Chamber.',
  removeCube: 'Take a cube of your opponent out of the Senate.',
  moveCube: 'You may move one of your cubes.',
  chooseConspiracy: 'Keep one of the two Conspiracies.',
  triggerUnprepared: 'You may trigger a Conspiracy that is not prepared.',
  takeWonder: 'Take an unbuilt Wonder of your opponent.',
  lockToken: 'Put a Progress token out of use.',
  buildFarRow: 'Build a card of the far row for free.',
  buildRemoved: 'Build one of the removed cards for free.',
  takeBoxToken: 'Take a Progress token of the box.',
  dropCard: 'Put an accessible card on the discard pile.',
  dropSecondCard: 'You may put a second card on the discard pile.',
  takeCard: 'Take a brown or grey card of your opponent.',
  swapCards: 'Which card of your opponent do you take?',
  moveDecree: 'Which Decree do you move?',
  sabotage: 'Send a built Wonder of your opponent back to the box.',
} satisfies Partial<DuelWords['questions']>;

/** A question that depends on more than the kind of choice. */
export function agoraQuestion({ kind, choices, agora }: DecisionView): string | null {
  if (kind === 'turn' && choices?.some(({ action }) => action === 'trigger') === true)
    return 'Take a card, or trigger a Conspiracy first.';
  if (!agora?.section || !agora.actionsLeft) return null;
  return `Senate actions, ${agora.actionsLeft} left: place in the ${agora.section} section, or move any of your cubes.`;
}

/** A choice that its piece explains. */
function ofPiece(label: string, id: string, { describe }: ChoiceContext): ChoiceText {
  return { label, note: describe(id) };
}

const PASS: Readonly<Partial<Record<DecisionView['kind'], string>>> = {
  senateActions: 'no more actions',
  conspirator: 'neither',
  moveCube: 'move none',
  dropSecondCard: 'no second card',
};

export const agoraChoices = {
  recruit: ({ subject, payment }) => ({ label: `recruit the ${pieceName(subject)}`, note: paymentInWords(payment) }),
  prepare: ({ object }) => ({ label: `prepare ${pieceName(object)} with it`, note: '' }),
  trigger: ({ subject }, context) => ofPiece(`trigger ${pieceName(subject)}`, subject, context),
  drop: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
  buildFree: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
  extort: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
  seize: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
  sabotage: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
  lock: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
  swap: ({ object }, context) => ofPiece(pieceName(object), object, context),
  keepConspiracy: ({ subject, otherTo }, context) =>
    ofPiece(
      `keep ${pieceName(subject)}, the other ${otherTo === 'top' ? 'on top' : 'at the bottom'}`,
      subject,
      context,
    ),
  conspire: ({ draws, keeps }) => ({
    label: 'conspire',
    note: `Draw ${draws} ${draws === 1 ? 'Conspiracy' : 'Conspiracies'} and keep ${keeps === draws ? 'all of them' : keeps === 1 ? 'one' : keeps}`,
  }),
  place: (choice, context) => ({
    label: `place a cube in Chamber ${choice.to}`,
    note: controlNote(context, choice.move, choice.to),
  }),
  move: (choice, context) => ({
    label: `move a cube from Chamber ${choice.from} to ${choice.to}`,
    note: [choice.from, choice.to]
      .map((chamber) => `${chamber} ${controlNote(context, choice.move, chamber)}`)
      .join('; '),
  }),
  remove: (choice, context) => ({
    label: `take one out of Chamber ${choice.from}`,
    note: controlNote(context, choice.move, choice.from),
  }),
  shift: (choice, context) => ({
    label: `to Chamber ${choice.to}`,
    note: controlNote(context, choice.move, choice.to),
  }),
  pass: (_, { view }) => ({ label: (view.decision && PASS[view.decision.kind]) ?? 'none', note: '' }),
} satisfies Partial<ChoiceTexts>;

/** Exchanges and Decrees are too many to list at once. */
export const agoraFirstSteps = {
  swap: {
    text: ({ subject }, context) => ofPiece(pieceName(subject), subject, context),
    question: ({ subject }) => `Which card do you give for ${pieceName(subject)}?`,
  },
  shift: {
    text: ({ subject, from }, context) => decreeText(context, subject, from),
    question: () => 'Where does the Decree go?',
  },
} satisfies FirstSteps;

function decreeText({ view, describe }: ChoiceContext, name: string, from: number): ChoiceText {
  const decree = chamberOf(view, from)?.decrees.find((one) => one.name === name)?.decree ?? null;
  return { label: `Chamber ${from}: ${decreeShort(decree)}`, note: decree === null ? '' : describe(decree) };
}

function chamberOf({ agora }: DuelView, number: number): ChamberView | undefined {
  return agora?.chambers.find(({ chamber }) => chamber === number);
}

/** Why something of Agora cannot be done. */
export const agoraObstacles = {
  senator: 'a Senator is no Building',
  oncePerTurn: 'one Conspiracy a turn',
  notPrepared: 'not prepared',
  prepared: 'prepared already',
  noEffect: 'would do nothing now',
  noConspiracy: 'you hold no Conspiracy',
  noCube: 'no cube for it',
  emptyDeck: 'no Conspiracy is left',
} satisfies Partial<Record<Obstacle, string>>;

/** What cannot be done, as words before the piece. */
export const agoraActions = {
  recruit: 'recruit',
  prepare: 'prepare',
  trigger: 'trigger',
  drop: 'drop',
  buildFree: 'build',
  extort: 'take',
  seize: 'take',
  sabotage: 'sabotage',
  lock: 'lock',
  swap: 'swap',
  keepConspiracy: 'keep',
  conspire: 'conspire',
  place: 'place a cube',
  move: 'move a cube',
  remove: 'take a cube out',
  shift: 'move a Decree',
  pass: 'pass',
} satisfies Partial<DuelWords['actions']>;
