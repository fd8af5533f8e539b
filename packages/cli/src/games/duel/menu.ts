import type { ChoiceView, DecisionView, DuelEvent, DuelPreview, DuelView, ImpossibleView } from '@pharos/duel';
import type { Choosing } from '../../session/gameTable.ts';
import type { Entry, Menu } from '../../session/menu.ts';
import { choiceText, firstStep } from './choiceTexts.ts';
import type { ChoiceContext } from './expansion.ts';
import { EXPANSIONS } from './expansions.ts';
import { impossibleText } from './impossible.ts';
import { previewNote, uncoveredText } from './previewNote.ts';
import { openSlots } from './render/scene.ts';
import { describePiece } from './words/describe.ts';
import type { DuelWords } from './words/duelWords.ts';

const NOTHING: Menu = { question: '', entries: [], impossible: [], listedFrom: 0 };

/** What the person can choose now; `chosen` is a slot of the structure, or the first part of a choice in two steps. */
export function menuFor(
  choosing: Choosing<DuelView, DuelEvent, DuelPreview>,
  chosen: string | null,
  words: DuelWords,
): Menu {
  const { decision } = choosing.view;
  if (decision?.choices === null || decision?.choices === undefined) return NOTHING;
  const context = { ...choosing, words, describe: (id: string) => describePiece(id, words) };
  if (decision.kind === 'turn') return turnMenu(context, decision, decision.choices, chosen);
  const [choice] = decision.choices;
  const step = firstStep(choice);
  if (step !== undefined) return stepMenu(context, decision, decision.choices, chosen, step);
  return {
    question: questionFor(decision, words),
    entries: decision.choices.map((one) => entryFor(one, context)),
    impossible: (decision.impossible ?? []).map((one) => impossibleText(one, words)),
    listedFrom: decision.kind === 'pickWonder' ? decision.choices.length : 0,
  };
}

function questionFor(decision: DecisionView, words: DuelWords): string {
  for (const expansion of EXPANSIONS) {
    const question = expansion.question(decision, words);
    if (question !== null) return question;
  }
  return words.question(decision.kind);
}

/** The accessible cards, which carry their numbers on the table, and what needs no card; or the uses of a chosen card. */
function turnMenu(
  context: ChoiceContext,
  decision: DecisionView,
  choices: readonly ChoiceView[],
  chosen: string | null,
): Menu {
  const { words } = context;
  const slots = openSlots(context.view);
  const slot = slots.find((one) => one.slot === chosen);
  const impossible = decision.impossible ?? [];
  if (slot !== undefined) {
    const uses = choices.filter((choice) => slotOf(choice) === chosen);
    const uncovered = uncoveredText(
      uses.map(({ move }) => context.previews[move]),
      words,
    );
    return {
      question: `${words.say('ask.use', { card: words.name(slot.card ?? '') })}${uncovered}`,
      entries: uses.map((choice) => entryFor(choice, context)),
      impossible: impossible
        .filter((one) => isForCard(one) && (one.slot ?? chosen) === chosen)
        .map((one) => impossibleText(one, words)),
      listedFrom: 0,
    };
  }
  const cards = slots.map((one) => opening(words.name(one.card ?? one.slot), '', one.slot));
  const others = choices.filter((choice) => slotOf(choice) === null).map((choice) => entryFor(choice, context));
  return {
    question: questionFor(decision, words),
    entries: [...cards, ...others],
    impossible: [],
    listedFrom: cards.length,
  };
}

function slotOf(choice: ChoiceView): string | null {
  return 'slot' in choice ? choice.slot : null;
}

/** Whether it would be done with a card: with this one, or with any. */
function isForCard({ slot, subject, object }: ImpossibleView): boolean {
  return slot !== undefined || (subject === null && object !== undefined);
}

/** The subjects of choices in two steps; or what is left to choose for one of them. */
function stepMenu(
  context: ChoiceContext,
  decision: DecisionView,
  choices: readonly ChoiceView[],
  chosen: string | null,
  step: NonNullable<ReturnType<typeof firstStep>>,
): Menu {
  const second = choices.filter(({ subject }) => subject === chosen);
  if (second.length > 0) {
    const entries = second.map((choice) => entryFor(choice, context));
    return { question: step.question(second[0], context.words), entries, impossible: [], listedFrom: 0 };
  }
  const firsts = choices.filter(({ subject }, index) => choices.findIndex((one) => one.subject === subject) === index);
  const entries = firsts.map((choice) => {
    const { label, note } = step.text(choice, context);
    return opening(label, note, choice.subject ?? '');
  });
  return { question: questionFor(decision, context.words), entries, impossible: [], listedFrom: 0 };
}

function opening(label: string, note: string, opens: string): Entry {
  return { label, note, move: null, opens };
}

/** A choice with what it costs and what it would bring. */
function entryFor(choice: ChoiceView, context: ChoiceContext): Entry {
  const { label, note } = choiceText(choice, context);
  const brings = previewNote(choice, context);
  // A price may be long: what it buys stands before it.
  const parts = choice.payment === null ? [note, brings] : [brings, note];
  return { label, note: parts.filter((text) => text !== '').join(' · '), move: choice.move, opens: null };
}
