import type { ChoiceView, DuelView } from '@pharos/duel';
import { choicesOf, impossibleOf, unique, type ChoiceOf } from '../table/choices.ts';

/** What a choice of Pantheon is made with: one piece, and a second one where there are two to take up. */
interface Pair {
  readonly first: string;
  readonly second: string | null;
}

function pairOf(choice: ChoiceView): Pair | null {
  switch (choice.action) {
    case 'put':
      return { first: choice.subject, second: String(choice.space) };
    case 'choose':
      return { first: choice.subject, second: choice.top };
    case 'search':
      return { first: choice.mythology, second: null };
    case 'receive':
    case 'snake':
    case 'unbuild':
      return { first: choice.subject, second: null };
    case 'discardSlot':
      return { first: choice.subject ?? choice.slot, second: null };
    case 'buildUsing':
      return { first: choice.object, second: choice.subject };
    case 'guard':
      return { first: String(choice.at), second: null };
    case 'void':
    case 'exploit':
      return { first: choice.token, second: null };
    default:
      return null;
  }
}

const pairsIn = (view: DuelView): Pair[] => (view.decision?.choices ?? []).flatMap((choice) => pairOf(choice) ?? []);

/** What can be taken up first. */
export const firstsOf = (view: DuelView): string[] => unique(pairsIn(view).map(({ first }) => first));

/** What can be taken up with it; with nothing, all that could be. */
export const secondsOf = (view: DuelView, picked: string | null): string[] =>
  unique(
    pairsIn(view).flatMap(({ first, second }) =>
      second !== null && (picked === null || first === picked) ? [second] : [],
    ),
  );

/** The choice that the pieces taken up amount to. */
export const choiceOfPair = (view: DuelView, first: string | null, second: string | null): ChoiceView | undefined =>
  view.decision?.choices?.find((choice) => {
    const pair = pairOf(choice);
    return pair !== null && pair.first === first && (pair.second === null || pair.second === second);
  });

/** What is taken up for a choice: the reverse. */
export const takenUpFor = (choice: ChoiceView): Pair | null => pairOf(choice);

/** The ways to activate a space, by the Offering tokens spent. */
export const activationsOf = (view: DuelView, space: number): ChoiceOf<'activate'>[] =>
  choicesOf(view, 'activate').filter((choice) => choice.space === space);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

/** The way that spends just these. */
export const activationWith = (
  view: DuelView,
  space: number,
  offerings: readonly string[],
): ChoiceOf<'activate'> | undefined => activationsOf(view, space).find((choice) => isSame(choice.offerings, offerings));

/** Why a card of the Pantheon cannot be activated. */
export const obstacleOf = (view: DuelView, piece: string | null): ReturnType<typeof impossibleOf>[number] | undefined =>
  impossibleOf(view, 'activate').find(({ subject }) => subject === null || subject === piece);
