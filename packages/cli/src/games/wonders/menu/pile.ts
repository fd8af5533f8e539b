import type { ChoiceView } from '@pharos/wonders';
import type { Entry } from '../../../session/menu.ts';
import { line, span } from '../../../terminal/ansi.ts';
import { styles } from '../../../terminal/styles.ts';
import { inColour, LOOKS } from '../../cardLooks.ts';
import type { Question } from '../sentenceContext.ts';
import { bringsOf } from '../words/previewText.ts';
import { cardName, shortly } from '../words/describe.ts';
import { labelOf } from './labels.ts';
import { paidChoice } from './uses.ts';

/** More cards than this are listed by colour first. */
const LONGEST = 10;

/** Choices of cards that are not in hand: of the discard pile, or guilds of neighbours. */
export function cardChoices(choices: readonly ChoiceView[], chosen: string | null, question: Question): Entry[] {
  const colours = [...new Set(choices.map((choice) => colourOf(choice, question)))];
  const ofColour = choices.filter((choice) => chosen !== null && colourOf(choice, question) === chosen);
  if (ofColour.length > 0) return ofColour.map((choice) => cardEntry(choice, question));
  if (choices.length <= LONGEST) return choices.map((choice) => cardEntry(choice, question));
  return colours.flatMap((colour) => {
    const found = choices.filter((choice) => colourOf(choice, question) === colour);
    return colour === null
      ? found.map((choice) => cardEntry(choice, question))
      : [colourEntry(colour, found, question)];
  });
}

type Colour = keyof typeof LOOKS;

/** Null for a choice that is no card. */
function colourOf({ subject }: ChoiceView, { pieces }: Question): Colour | null {
  return subject === null ? null : pieces.card(subject).colour;
}

function colourEntry(colour: Colour, choices: readonly ChoiceView[], { words }: Question): Entry {
  const names = choices.map(({ subject }) => cardName(subject ?? '', words)).join(', ');
  const label = words.colour(colour);
  const head = span(`${LOOKS[colour].glyph} ${label} (${choices.length})`.padEnd(18), {
    ...inColour(colour),
    bold: true,
  });
  return { label, note: names, move: null, opens: colour, lines: [line(head, span(names))] };
}

function cardEntry(choice: ChoiceView, question: Question): Entry {
  const { words, pieces, previews } = question;
  const label = labelOf(choice, question);
  if (choice.subject === null) return { label, note: '', move: choice.move, opens: null };
  const card = pieces.card(choice.subject);
  const brings = bringsOf(paidChoice(choice, question), previews[choice.move], question).join(', ');
  const note = [shortly(card, words), ...(brings === '' ? [] : [brings])].join(' · ');
  const name = `${LOOKS[card.colour].glyph} ${cardName(card.id, words)}`;
  return {
    label,
    note,
    move: choice.move,
    opens: null,
    lines: [line(span(name.padEnd(26), { ...inColour(card.colour), bold: true }), span(note, styles.dim))],
  };
}
