import type { ActionName, ChoiceView, DecisionView } from '@pharos/wonders';
import type { Menu } from '../../../session/menu.ts';
import { flow, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import { cityName, type Question } from '../sentenceContext.ts';
import { cardName, chainSentences, effectsOf } from '../words/describe.ts';
import { paymentInWords } from '../words/prices.ts';
import type { WondersKey } from '../words/wondersWords.ts';
import { handEntries } from './hand.ts';
import { impossibleChoices, impossibleUses, unusableCards } from './impossible.ts';
import { labelOf } from './labels.ts';
import { cardChoices } from './pile.ts';
import { sideEntry } from './sides.ts';
import { choiceEntry, paidChoice, paymentEntry, usesOf, useEntry } from './uses.ts';

/** What is done with a card of the hand. */
const WITH_HAND = new Set<ActionName>(['build', 'stage', 'discard', 'sell']);

const NOTHING: Menu = { question: '', entries: [], impossible: [], listedFrom: 0 };

/** What the person can choose now; `chosen` is a card, one of its uses, or a colour of cards. */
export function menuFor(question: Question, chosen: string | null): Menu {
  const { view } = question;
  const { decision } = view;
  if (decision?.choices === null || decision?.choices === undefined) return NOTHING;
  const { choices } = decision;
  if (choices.some(({ action }) => WITH_HAND.has(action))) return handMenu(question, decision, choices, chosen);
  const plain = { question: questionFor(decision, question), impossible: [], listedFrom: 0 };
  if (decision.kind === 'chooseSide')
    return { ...plain, entries: choices.map((choice) => sideEntry(choice, question)) };
  if (decision.kind === 'revive' || decision.kind === 'copyGuild') {
    const impossible = impossibleChoices(decision.obstacles ?? [], question);
    return { ...plain, entries: cardChoices(choices, chosen, question), impossible };
  }
  return {
    ...plain,
    entries: choices.map((choice) => furtherEntry(choice, question)),
    impossible: impossibleChoices(decision.obstacles ?? [], question),
  };
}

/** The cards of the hand; or the uses of one; or the ways to pay for a use. */
function handMenu(
  question: Question,
  decision: DecisionView,
  choices: readonly ChoiceView[],
  chosen: string | null,
): Menu {
  const { view, words, pieces, screen } = question;
  const held = view.hand?.find(({ card }) => card === chosen);
  if (held !== undefined) {
    const effects = effectsOf(pieces.held(held.card, view.age), words, 'text');
    const sentences = [...effects, ...chainSentences(held.card, pieces, words)];
    return {
      question: words.say('ask.use', { card: cardName(held.card, words) }),
      details: paragraph(sentences, screen.columns),
      entries: usesOf(held.card, question).map((use) => useEntry(use, question)),
      impossible: impossibleUses(held, question),
      listedFrom: 0,
    };
  }
  const uses = (view.hand ?? []).flatMap(({ card }) => usesOf(card, question));
  const use = uses.find(({ id }) => id === chosen);
  if (use !== undefined) {
    const [{ subject }] = use.choices;
    return {
      question: words.say('ask.pay'),
      entries: use.choices.map((choice) => paymentEntry(choice, question)),
      impossible: [],
      listedFrom: 0,
      ...(subject !== null && { back: subject }),
    };
  }
  const others = choices.filter(({ subject }) => subject === null).map((choice) => furtherEntry(choice, question));
  return {
    question: questionFor(decision, question),
    entries: [...handEntries(question), ...others],
    impossible: unusableCards(question),
    listedFrom: 0,
  };
}

function furtherEntry(choice: ChoiceView, question: Question): ReturnType<typeof choiceEntry> {
  const own = EXPANSIONS.map((expansion) => expansion.choice(choice, question)).find((text) => text !== null);
  const paid = paidChoice(choice, question);
  const entry = choiceEntry(paid, question);
  if (own === undefined) return entry;
  const note = [own.note, entry.note].filter((text) => text !== '').join(' · ');
  const [, ...brings] = entry.lines ?? [];
  const price = paid.payment === null ? '' : `  ${paymentInWords(paid.payment, question.words)}`;
  const head = line(
    span(labelOf(choice, question)),
    span(price, styles.coins),
    span(own.note === '' ? '' : `  ${own.note}`, styles.dim),
  );
  return { ...entry, note, lines: [head, ...brings] };
}

const QUESTIONS = {
  chooseSide: 'ask.chooseSide',
  turn: 'ask.turn',
  freeCity: 'ask.freeCity',
  seventhCard: 'ask.seventhCard',
  revive: 'ask.revive',
  copyGuild: 'ask.copyGuild',
} as const satisfies Readonly<Record<DecisionView['kind'], WondersKey>>;

function questionFor(decision: DecisionView, question: Question): string {
  const { view, seat, words, previews } = question;
  for (const expansion of EXPANSIONS) {
    const own = expansion.question(decision, words);
    if (own !== null) return own;
  }
  const board = words.wonder(view.cities[decision.city ?? seat].board);
  const asked = words.say(QUESTIONS[decision.kind], { board });
  const passes = decision.choices?.map(({ move }) => previews[move].passes).find((one) => one !== null);
  return passes === undefined ? asked : `${asked} ${words.say('passes', { to: cityName(question, passes.to) })}`;
}

/** Sentences that flow into lines. */
function paragraph(sentences: readonly string[], columns: number): Line[] {
  const words = sentences.flatMap((sentence) => sentence.split(' ')).map((word) => line(span(word, styles.dim)));
  return flow(words, columns, ' ');
}
