import type { ChoiceView } from '@pharos/wonders';
import type { Entry } from '../../../session/menu.ts';
import { line, span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { numeral, type Question } from '../sentenceContext.ts';
import { costInWords, shortly, sideText } from '../words/describe.ts';
import { labelOf } from './labels.ts';

/** A side of the board with all that is printed on it. */
export function sideEntry(choice: ChoiceView, question: Question): Entry {
  const { view, words, pieces } = question;
  const side = pieces.side(view.cities[choice.city].board, choice.subject);
  const rows = side.stages.map((stage, index) => ({
    number: numeral(index + 1).padEnd(3),
    cost: costInWords(stage.cost, words),
    effect: shortly(stage, words),
  }));
  const width = Math.max(...rows.map(({ cost }) => cost.length));
  const makes = sideText(side, words);
  const label = labelOf(choice, question);
  return {
    label,
    note: [makes, ...rows.map(({ number, cost, effect }) => `${number}${cost} → ${effect}`)].join(' · '),
    move: choice.move,
    opens: null,
    lines: [
      line(span(label, styles.strong), span(`  ${makes}`, styles.dim)),
      ...rows.map(({ number, cost, effect }) =>
        line(span(`  ${number} `, styles.label), span(cost.padEnd(width)), span(' → ', styles.dim), span(effect)),
      ),
    ],
  };
}
