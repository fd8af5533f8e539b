import type { Answer, Hint, Refused, TableInfo } from '@pharos/protocol';
import { createContext } from 'svelte';

/** What is needed of a table of any game. */
interface HintTable {
  readonly store: {
    readonly info: Pick<TableInfo, 'hints'> | null;
    readonly isAwaited: boolean;
    readonly isSettled: boolean;
    hint(): Promise<Answer<readonly Hint[]> | null>;
  };
  readonly readOnly: boolean;
}

/** Where a player asks what a good player would do. Nothing of it changes the game. */
export class HintState {
  isOpen = $state(false);
  /** Null while somebody thinks. */
  hints = $state.raw<readonly Hint[] | null>(null);
  /** Why there is no hint. */
  problem = $state.raw<Refused | null>(null);
  /** A move that is shown without being asked for, as in a lesson. */
  #lit = $state<string | null>(null);
  readonly #table: HintTable;
  #request = 0;

  constructor(table: HintTable) {
    this.#table = table;
  }

  get isOffered(): boolean {
    const { store, readOnly } = this.#table;
    return !readOnly && store.info?.hints === true && store.isAwaited;
  }

  /** When the player asks for it; `putDown` makes room for the answer. */
  open(putDown: () => void): void {
    putDown();
    if (!this.isOpen) void this.ask();
  }

  async ask(): Promise<void> {
    if (!this.isOffered || !this.#table.store.isSettled) return;
    const request = ++this.#request;
    this.isOpen = true;
    this.hints = null;
    this.problem = null;
    const answer = await this.#table.store.hint();
    // The position changed, or somebody asked again.
    if (request !== this.#request) return;
    if (answer === null || (!answer.ok && answer.problem.code === 'STALE')) this.close();
    else if (answer.ok) this.hints = answer.value;
    else this.problem = answer.problem;
  }

  /** Shows the pieces of a move on the table, until the position changes. */
  light(move: string): void {
    this.#lit = move;
  }

  close(): void {
    this.#request++;
    this.#lit = null;
    this.isOpen = false;
    this.hints = null;
    this.problem = null;
  }

  /** Whether this is the best move. */
  isBest(move: string | undefined): boolean {
    return move !== undefined && this.best === move;
  }

  /** The best move, as long as the hint is shown. */
  get best(): string | null {
    return this.isOpen ? (this.hints?.at(0)?.move ?? null) : this.#lit;
  }
}

export const [getHints, setHints] = createContext<HintState>();
