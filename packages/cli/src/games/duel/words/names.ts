import { nameOf } from '../../../english.ts';
import type { DuelWords, NameForm } from '../expansion.ts';
import { EXPANSIONS, expansionWords } from '../expansions.ts';
import { BASE_BACK_MARKS } from './backMarks.ts';

/** The name of a piece: "Temple of Artemis". */
export function pieceName(id: string): string {
  return nameIn('full', id);
}

/** The name of a piece where it is drawn as a card. */
export function nameIn(form: NameForm, id: string): string {
  for (const expansion of EXPANSIONS) {
    const name = expansion.nameOf(id, form);
    if (name !== null) return name;
  }
  return nameOf(id);
}

const BACK_MARKS: DuelWords['backMarks'] = {
  ...BASE_BACK_MARKS,
  ...expansionWords.backMarks,
};

/** The mark on the back of a card: I, II, III, G for a Guild. */
export function backMark(deck: string): string {
  return deck in BACK_MARKS ? BACK_MARKS[deck as keyof typeof BACK_MARKS] : deck;
}
