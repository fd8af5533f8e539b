import type { HintState } from '../hint/hintState.svelte.ts';
import { offersMemory } from '../memory/offersMemory.ts';
import type { SharedTable } from './table.ts';

/** What a game does with keys of its own. */
export interface GameKeys {
  /** A key that means nothing to every table. */
  press(event: KeyboardEvent): void;
  /** Puts down the last thing taken up. */
  stepBack(): void;
}

/** The keys of a table; Enter and Tab belong to the browser. */
export class TableKeys {
  readonly #table: SharedTable;
  readonly #hints: HintState;
  readonly #game: GameKeys;

  constructor({ table, hints, game }: { table: SharedTable; hints: HintState; game: GameKeys }) {
    this.#table = table;
    this.#hints = hints;
    this.#game = game;
  }

  press(event: KeyboardEvent): void {
    const { ui, store, readOnly } = this.#table;
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return this.#escape();
    if (event.key === ' ' && store.moment !== null && ui.detail === null) return finishMotion(event, store);
    if (event.key === '?') ui.show('keys');
    else if (ui.detail !== null) return;
    else if (event.key === 'l') ui.show('log');
    else if (event.key === 'm' && offersMemory(store)) ui.show('memory');
    else if (event.key === 'h') this.#hints.open(() => ui.clear());
    else if (event.key === 'u' && store.canUndo && !readOnly) void store.undo();
    else this.#game.press(event);
  }

  #escape(): void {
    const { ui, store } = this.#table;
    store.skip();
    if (ui.detail !== null) return;
    if (ui.isEmpty) this.#hints.close();
    else this.#game.stepBack();
  }
}

/** Wherever the focus is, what it is on is not pressed. */
function finishMotion(event: KeyboardEvent, store: SharedTable['store']): void {
  event.preventDefault();
  store.finishMotion();
}
