import type { ChoiceView, DuelEvent, DuelPreview, DuelView } from '@pharos/duel';
import type { Choosing } from '../../session/gameTable.ts';
import { choiceText, firstStep } from './choiceTexts.ts';
import type { ChoiceContext } from './expansion.ts';
import type { DuelWords } from './words/duelWords.ts';

/** What a move does, in the words of the menu; with the card it is made with, where the menu has asked for that before. */
export function moveText(
  choosing: Choosing<DuelView, DuelEvent, DuelPreview>,
  move: string,
  words: DuelWords,
): string | null {
  const choice = choosing.view.decision?.choices?.find((one) => one.move === move);
  if (choice === undefined) return null;
  const context = { ...choosing, words, describe: (): string => '' };
  const { label } = choiceText(choice, context);
  const before = firstStep(choice)?.text(choice, context).label ?? cardOf(choice, context);
  return before === null ? label : `${label} (${before})`;
}

/** The card that goes under a Wonder, or under anything else. */
function cardOf(choice: ChoiceView, { words }: ChoiceContext): string | null {
  const isUnder = 'object' in choice && 'slot' in choice && choice.subject !== null;
  return isUnder ? words.name(choice.subject) : null;
}
