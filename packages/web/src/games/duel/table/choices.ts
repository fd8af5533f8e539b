import type { ActionName, ChoiceView, DuelView, ImpossibleView } from '@pharos/duel';

type Having<Choice, Action> = Choice extends { readonly action: infer Own }
  ? Action extends Own
    ? Choice
    : never
  : never;

/** The record of such an action. */
export type ChoiceOf<Action extends ActionName> = Having<ChoiceView, Action>;

/** The choices of such actions that are open to the viewer. */
export function choicesOf<Action extends ActionName>(view: DuelView, ...actions: Action[]): ChoiceOf<Action>[] {
  const has = (choice: ChoiceView): choice is ChoiceOf<Action> => actions.some((action) => action === choice.action);
  return (view.decision?.choices ?? []).filter(has);
}

/** The choice that a move stands for. */
export const choiceOfMove = (view: DuelView, move: string): ChoiceView | undefined =>
  view.decision?.choices?.find((choice) => choice.move === move);

/** What of such an action the viewer cannot do. */
export const impossibleOf = (view: DuelView, ...actions: ActionName[]): ImpossibleView[] =>
  (view.decision?.impossible ?? []).filter(({ action }) => actions.includes(action));

export const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The pieces that answer the present choice, by id. */
export const subjectsOf = (view: DuelView): string[] =>
  unique((view.decision?.choices ?? []).flatMap(({ subject }) => subject ?? []));

/** What can be done with a card of the structure. */
export interface CardChoices {
  /** For a Senator: to recruit it. */
  readonly build: ChoiceOf<'build' | 'recruit'> | undefined;
  readonly discard: ChoiceOf<'discard'> | undefined;
  readonly wonders: readonly ChoiceOf<'buildWonder'>[];
  /** Conspiracies it could prepare. */
  readonly prepares: readonly ChoiceOf<'prepare'>[];
}

export function choicesWith(view: DuelView, card: string): CardChoices {
  const isOfCard = ({ subject }: { readonly subject: string }): boolean => subject === card;
  return {
    build: choicesOf(view, 'build', 'recruit').find(isOfCard),
    discard: choicesOf(view, 'discard').find(isOfCard),
    wonders: choicesOf(view, 'buildWonder').filter(isOfCard),
    prepares: choicesOf(view, 'prepare').filter(isOfCard),
  };
}

/** To leave out, or stop, what may be done. */
export const passOf = (view: DuelView): ChoiceOf<'pass'> | undefined => choicesOf(view, 'pass').at(0);

/** Conspiracies that may be triggered now, at the start of the turn. */
export function triggersOf(view: DuelView): ChoiceOf<'trigger'>[] {
  return view.decision?.kind === 'turn' ? choicesOf(view, 'trigger') : [];
}
