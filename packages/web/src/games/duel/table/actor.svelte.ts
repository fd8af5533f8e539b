import { settings } from '../../../settings/settings.svelte.ts';
import type { TableContext } from './ui.svelte.ts';

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

  /** What turns up a hidden card cannot be taken back; as long as nobody knows, it may be such a move. */
  #asks(move: string): boolean {
    if (settings.confirm !== 'irreversible') return settings.confirm === 'always';
    return this.#table.previews.of(move)?.uncovers.some(({ card }) => card === null) ?? true;
  }
}
