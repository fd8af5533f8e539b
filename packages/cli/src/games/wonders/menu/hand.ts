import { printedCost, type HandCardView } from '@pharos/wonders';
import type { Entry } from '../../../session/menu.ts';
import { cutText, line, span, type Line, type Span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import type { Question } from '../sentenceContext.ts';
import { cardName, shortly } from '../words/describe.ts';
import { priceOf } from '../words/prices.ts';
import { costSpans } from '../render/costs.ts';

/** The widest columns for names and prices; what does not fit is shortened. */
const WIDEST = { name: 24, price: 26 };
const KEY = 5;

/** A card of the hand as it is listed. */
interface Row {
  readonly card: string;
  readonly name: string;
  readonly copies: number;
  readonly cost: readonly Span[];
  readonly price: { readonly text: string; readonly isPayable: boolean };
  readonly effect: string;
  readonly colour: keyof typeof LOOKS;
}

/** The hand as a list: each card that can be used once, with its cost, its price for the city that acts, and what it does. */
export function handEntries(question: Question): Entry[] {
  const { view, screen } = question;
  const usable = new Set(view.decision?.choices?.map(({ subject }) => subject));
  const hand = (view.hand ?? []).filter(({ card }) => usable.has(card));
  const rows = hand
    .filter(({ card }, index) => hand.findIndex((one) => one.card === card) === index)
    .map((held) => rowOf(held, hand.filter(({ card }) => card === held.card).length, question));
  const widths = {
    name: Math.min(WIDEST.name, Math.max(...rows.map((row) => nameWith(row).length)) + 1),
    cost: Math.max(...rows.map(({ cost }) => lengthOf(cost))) + 1,
    price: Math.min(WIDEST.price, Math.max(...rows.map(({ price }) => price.text.length)) + 1),
  };
  return rows.map((row) => ({
    label: row.name,
    note: [row.price.text, row.effect].join(' · '),
    move: null,
    opens: row.card,
    lines: [rowLine(row, widths, screen.columns - KEY)],
  }));
}

function rowOf({ card, build }: HandCardView, copies: number, question: Question): Row {
  const { words, pieces, view } = question;
  const spec = pieces.held(card, view.age);
  return {
    card,
    name: cardName(card, words),
    copies,
    cost: costSpans(printedCost(spec.cost), words),
    price: priceOf(build, words),
    effect: shortly(spec, words),
    colour: spec.colour,
  };
}

/** Two cards of the same name are listed once. */
function nameWith({ name, copies }: Row): string {
  return copies > 1 ? `${name} ×${copies}` : name;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { text }) => sum + text.length, 0);
}

function rowLine(row: Row, widths: Readonly<Record<'name' | 'cost' | 'price', number>>, columns: number): Line {
  const { cost, price, effect, colour } = row;
  const { glyph } = LOOKS[colour];
  const left = columns - 2 - widths.name - widths.cost - widths.price;
  return line(
    span(`${glyph} ${cutText(nameWith(row), widths.name - 1).padEnd(widths.name)}`, {
      ...inColour(colour),
      bold: true,
    }),
    ...cost,
    span(' '.repeat(widths.cost - lengthOf(cost))),
    span(cutText(price.text, widths.price - 1).padEnd(widths.price), price.isPayable ? styles.good : styles.bad),
    span(cutText(effect, Math.max(0, left))),
  );
}
