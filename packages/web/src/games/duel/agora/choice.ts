import type { DuelView } from '@pharos/duel';

/** The moves of the present choice that begin with `verb`, as lists of words. */
export function movesOf(view: DuelView, verb: string): string[][] {
  return (view.decision?.choices ?? []).map(({ move }) => move.split(' ')).filter(([first]) => first === verb);
}

/** Chambers that a cube can be put into or taken from. */
export const chambersFor = (view: DuelView, verb: 'place' | 'remove'): number[] =>
  movesOf(view, verb).map(([, chamber]) => Number(chamber));

export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** Where each own cube can go. */
export const cubeShifts = (view: DuelView): Shift[] =>
  movesOf(view, 'move').map(([, from, , to]) => ({ from: Number(from), to: Number(to) }));

/** Where each Decree can go, by its name. */
export const decreeShifts = (view: DuelView): { readonly decree: string; readonly to: number }[] =>
  movesOf(view, 'shift').map(([, decree, , to]) => ({ decree, to: Number(to) }));

export const canPass = (view: DuelView): boolean => movesOf(view, 'pass').length > 0;

/** Conspiracies that may be triggered now, at the start of the turn. */
export function triggerable(view: DuelView): string[] {
  return view.decision?.kind === 'turn' ? movesOf(view, 'trigger').map(([, id]) => id) : [];
}
