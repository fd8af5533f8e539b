import type { ActionName, ChoiceView, DuelView, ImpossibleView, Payment } from '@pharos/duel';

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

/** To build a card of the structure, or what is done in place of that with cards that are not built. */
type UseChoice = Exclude<Extract<ChoiceView, { readonly payment: Payment }>, { readonly object: string }>;

const isUse = (choice: ChoiceView): choice is UseChoice => choice.payment !== null && !('object' in choice);

/** What can be done with a card of the structure. */
export interface CardChoices {
  readonly build: UseChoice | undefined;
  readonly discard: ChoiceOf<'discard'> | undefined;
  readonly wonders: readonly ChoiceOf<'buildWonder'>[];
}

export function choicesWith(view: DuelView, card: string): CardChoices {
  const isOfCard = ({ subject }: { readonly subject: string }): boolean => subject === card;
  return {
    build: view.decision?.choices?.filter(isUse).find(isOfCard),
    discard: choicesOf(view, 'discard').find(isOfCard),
    wonders: choicesOf(view, 'buildWonder').filter(isOfCard),
  };
}
