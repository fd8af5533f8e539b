import type { DuelView } from '@pharos/duel';
import { choicesOf, type ChoiceOf } from '../table/choices.ts';

/** Conspiracies that a card could prepare. */
export const preparesWith = (view: DuelView, card: string): ChoiceOf<'prepare'>[] =>
  choicesOf(view, 'prepare').filter(({ subject }) => subject === card);

/** To leave out, or stop, what may be done. */
export const passOf = (view: DuelView): ChoiceOf<'pass'> | undefined => choicesOf(view, 'pass').at(0);

/** Conspiracies that may be triggered now, at the start of the turn. */
export function triggersOf(view: DuelView): ChoiceOf<'trigger'>[] {
  return view.decision?.kind === 'turn' ? choicesOf(view, 'trigger') : [];
}
