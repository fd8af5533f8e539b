import { settings } from '../../settings/settings.svelte.ts';

interface Sends {
  readonly store: { move(text: string): Promise<void> };
}

/** Acts for the player: sends a move; by preference a second press confirms it. */
export class Actor {
  /** The move that waits for its confirmation. */
  pendingConfirmation = $state<string | null>(null);

  readonly #table: Sends;
  readonly #isIrreversible: (move: string) => boolean;

  constructor(table: Sends, isIrreversible: (move: string) => boolean) {
    this.#table = table;
    this.#isIrreversible = isIrreversible;
  }

  act(move: string): void {
    if (this.pendingConfirmation !== move && this.#asks(move)) {
      this.pendingConfirmation = move;
      return;
    }
    this.pendingConfirmation = null;
    void this.#table.store.move(move);
  }

  #asks(move: string): boolean {
    return settings.confirm === 'irreversible' ? this.#isIrreversible(move) : settings.confirm === 'always';
  }
}
