import type { WondersView } from '@pharos/wonders';
import type { Picks } from '../../pick/pick.ts';
import { lossChoices } from './lossChoices.ts';

/** How much of a loss becomes debt; null in other decisions. */
export function picks(view: WondersView): Picks | null {
  if (view.decision?.black === undefined) return null;
  const choices = lossChoices(view);
  return {
    kind: 'loss',
    ids: choices.map(({ id }) => id),
    moves: Object.fromEntries(choices.map(({ id, move }) => [id, move])),
  };
}

export const questionParts = ({ decision }: WondersView): readonly unknown[] => [decision?.black, decision?.loss];
