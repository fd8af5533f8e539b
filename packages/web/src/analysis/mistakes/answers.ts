import type { Decision } from '@pharos/analysis';
import type { AnalysisWords } from '../words/analysisWords.ts';

/** A better move was found, the same one was made again, another one is no better, or the answer was asked for. */
export type Grade = 'right' | 'same' | 'wrong' | 'shown';

export interface Answer {
  readonly move: string;
  readonly title: string;
}

/** What was nearly as good counts as found. */
const NEARLY = 0.02;

export function gradeOf({ best, played }: Decision, move: string): Grade {
  if (move === played.move) return 'same';
  const found = best.find((one) => one.move === move);
  return found !== undefined && found.chance >= best[0].chance - NEARLY ? 'right' : 'wrong';
}

/** The moves to choose from: those that were weighed, in the order of their names, so that the order tells nothing. */
export function answersTo(words: AnalysisWords, decision: Decision): Answer[] {
  const moves = new Set([...decision.best.map(({ move }) => move), decision.played.move]);
  const answers = [...moves].map((move) => ({ move, title: words.move(decision, move).title }));
  return answers.toSorted((one, other) => one.title.localeCompare(other.title));
}
