import { findChoice } from '@pharos/wonders';
import type { Question } from '../sentenceContext.ts';
import { labelOf } from './labels.ts';

/** What a move does, in the words of the menu. */
export function moveText(question: Question, move: string): string | null {
  const choice = findChoice(question.view, move);
  return choice === null ? null : labelOf(choice, question);
}
