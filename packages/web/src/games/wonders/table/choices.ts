import type { ChoiceView, WondersView } from '@pharos/wonders';
import { expansionsIn, isOfExpansion } from '../expansionsInPlay.ts';

/** Whether the hand can be played from: in a turn of all, for the Free City, or the last card of an Age. */
export function playsHand(view: WondersView): boolean {
  const { decision } = view;
  if (!decision?.choices || isOfExpansion(view)) return false;
  return decision.kind === 'turn' || decision.kind === 'freeCity' || decision.kind === 'seventhCard';
}

/** Whether something has to be picked that is not in the hand. */
export function picksPiece(view: WondersView): boolean {
  return (view.decision?.choices ?? null) !== null && !playsHand(view);
}

/** The city the hand is played for. */
export const actingCity = (view: WondersView, me: number): number =>
  view.decision?.kind === 'freeCity' && view.decision.choices ? (view.decision.city ?? me) : me;

/** What I am asked, so that a new question is told from the same one asked again: others' choices change nothing in it. */
export function questionOf(view: WondersView): string {
  const { age, turn, decision, staged } = view;
  const parts = expansionsIn(view).flatMap((expansion) => expansion.questionParts(view));
  return [age, turn, decision?.kind, staged?.move, ...parts].join('.');
}

/** The choice that a move stands for. */
export const choiceOfMove = (view: WondersView, move: string | null): ChoiceView | undefined =>
  view.decision?.choices?.find((choice) => choice.move === move);
