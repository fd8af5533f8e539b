import type { WondersView } from '@pharos/wonders';
import type { Picks } from '../../pick/pick.ts';

/** Leaders that are recruited at the start of an Age are played like cards of the hand. */
export const isAsking = ({ decision }: WondersView): boolean =>
  decision?.leader !== undefined && decision.leader !== 'recruit';

/** Leaders, or tokens to give up; null in other decisions. */
export function picks(view: WondersView): Picks | null {
  const { decision } = view;
  if (!isAsking(view)) return null;
  const subjects = (decision?.choices ?? []).flatMap(({ subject }) => subject ?? []);
  return { kind: decision?.leader === 'giveUp' ? 'token' : 'leader', ids: [...new Set(subjects)] };
}

/** Each round of the draft is a question of its own, and so is the recruitment before a first turn. */
export const questionParts = ({ decision, leaders }: WondersView): readonly unknown[] => [
  decision?.leader,
  leaders?.draft?.round,
];
