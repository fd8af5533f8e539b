import type { ChoiceView, DuelView } from '@pharos/duel';
import { consequencesOf } from '../sheet/consequences.ts';
import { decreesOf } from './decrees.ts';
import type { TableContext } from './ui.svelte.ts';

/** The legal moves with a card of the structure. */
export interface CardMoves {
  /** For a Senator: to recruit it. */
  readonly build: ChoiceView | undefined;
  readonly discard: ChoiceView | undefined;
  readonly wonders: readonly { readonly wonder: string; readonly choice: ChoiceView }[];
  /** Conspiracies it could prepare. */
  readonly prepares: readonly { readonly plot: string; readonly move: string }[];
}

export function movesWith(view: DuelView, card: string): CardMoves {
  const choices = view.decision?.choices ?? [];
  return {
    build: choices.find(({ move }) => move === `build ${card}` || move === `recruit ${card}`),
    discard: choices.find(({ move }) => move === `discard ${card}`),
    wonders: choices.flatMap((choice) => {
      const [verb, wonder, , used] = choice.move.split(' ');
      return verb === 'build' && used === card ? [{ wonder, choice }] : [];
    }),
    prepares: choices.flatMap(({ move }) => {
      const [verb, plot, , used] = move.split(' ');
      return verb === 'prepare' && used === card ? [{ plot, move }] : [];
    }),
  };
}

const DISCARD_BONUS = 2;

/** Coins for discarding a card: 2, 1 for each yellow card, and what a Decree adds. */
export function discardWorth(view: DuelView, seat: number): number {
  const bonus = decreesOf(view, seat).includes('discard-bonus') ? DISCARD_BONUS : 0;
  return 2 + view.players[seat].colours.yellow + bonus;
}

/** Whether a move cannot be taken back: it turns up a hidden card. */
export function isIrreversible({ store, ui, me }: TableContext, move: string): boolean {
  const { view } = store;
  const { card } = ui;
  return view !== null && card !== null && move.includes(card) && consequencesOf(view, me, card, 'discard').hidden > 0;
}
