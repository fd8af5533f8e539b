import { findChoice, type ChoiceView, type PaidChoiceView } from '@pharos/wonders';
import type { Entry } from '../../../session/menu.ts';
import { flow, line, span, type Line } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { EXPANSIONS } from '../expansions.ts';
import type { Question } from '../sentenceContext.ts';
import { bringsOf } from '../words/previewText.ts';
import { paymentInWords } from '../words/prices.ts';
import { labelOf } from './labels.ts';

/** One thing to do with a card, with every way to pay for it. */
export interface Use {
  /** A name for the list of its payments. */
  readonly id: string;
  readonly choices: readonly PaidChoiceView[];
}

/** The uses of a card: choices that differ in their payment alone belong together. */
export function usesOf(card: string, question: Question): Use[] {
  const choices = (question.view.decision?.choices ?? []).filter(({ subject }) => subject === card);
  const ids = [...new Set(choices.map(useId))];
  return ids.map((id) => ({
    id,
    choices: choices.filter((choice) => useId(choice) === id).map((choice) => paidChoice(choice, question)),
  }));
}

function useId(choice: ChoiceView): string {
  const along = EXPANSIONS.map((expansion) => expansion.along(choice)).join('');
  return [choice.subject, choice.action, choice.stage ?? '', along].join('/');
}

export function paidChoice(choice: ChoiceView, { view }: Question): PaidChoiceView {
  return findChoice(view, choice.move) ?? { ...choice, payment: null };
}

/** A use that is made at once, or one whose payments come next. */
export function useEntry({ id, choices }: Use, question: Question): Entry {
  const [first] = choices;
  if (choices.length === 1) return choiceEntry(first, question);
  const ways = question.words.say('ways', { n: choices.length });
  const brings = bringsOf(first, question.previews[first.move], question);
  const price = `${totals(choices)} · ${ways}`;
  const label = labelOf(first, question);
  return { ...entryOf(label, price, brings, question), move: null, opens: id };
}

/** `3–5¢`. */
function totals(choices: readonly PaidChoiceView[]): string {
  const sums = choices.map(({ payment }) => payment?.total ?? 0);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? `${least}¢` : `${least}–${most}¢`;
}

/** A choice with what it costs and what it would bring. */
export function choiceEntry(choice: PaidChoiceView, question: Question): Entry {
  const brings = bringsOf(choice, question.previews[choice.move], question);
  const price = choice.payment === null ? '' : paymentInWords(choice.payment, question.words);
  return { ...entryOf(labelOf(choice, question), price, brings, question), move: choice.move, opens: null };
}

/** Ways to pay for the same thing: the price is what differs. */
export function paymentEntry(choice: PaidChoiceView, question: Question): Entry {
  const price = choice.payment === null ? '' : paymentInWords(choice.payment, question.words);
  const brings = bringsOf(choice, question.previews[choice.move], question);
  return { ...entryOf(`${labelOf(choice, question)}: ${price}`, '', brings, question), move: choice.move, opens: null };
}

const INDENT = 2;
/** The columns that the number of an entry takes. */
const KEY = 5;

/** What is done and its price in one line; what it brings in the next ones. */
function entryOf(
  label: string,
  price: string,
  brings: readonly string[],
  { screen }: Question,
): Pick<Entry, 'label' | 'note' | 'lines'> {
  const head: Line = line(span(label), span(price === '' ? '' : `  ${price}`, styles.coins));
  const note = [...brings, ...(price === '' ? [] : [price])].join(' · ');
  return { label, note, lines: [head, ...below(brings, screen.columns - KEY)] };
}

function below(texts: readonly string[], columns: number): Line[] {
  if (texts.length === 0) return [];
  const [first, ...others] = texts.map((text) => line(span(text, styles.dim)));
  return flow([[span(' '.repeat(INDENT)), ...first], ...others], columns, ' · ', INDENT);
}
