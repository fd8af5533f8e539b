import type { ChoiceView, DuelView } from '@pharos/duel';
import { settings } from '../../../settings/settings.svelte.ts';
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

/** Sends a move; by preference a second press confirms it. */
export class Actor {
  /** The move that waits for its confirmation. */
  asked = $state<string | null>(null);

  readonly #table: TableContext;

  constructor(table: TableContext) {
    this.#table = table;
  }

  act(move: string): void {
    if (this.asked !== move && this.#asks(move)) {
      this.asked = move;
      return;
    }
    this.asked = null;
    void this.#table.store.move(move);
  }

  #asks(move: string): boolean {
    if (settings.confirm !== 'irreversible') return settings.confirm === 'always';
    const { view } = this.#table.store;
    const card = this.#table.ui.card;
    // What turns up a hidden card cannot be taken back.
    return (
      view !== null &&
      card !== null &&
      move.includes(card) &&
      consequencesOf(view, this.#table.me, card, 'discard').hidden > 0
    );
  }
}
