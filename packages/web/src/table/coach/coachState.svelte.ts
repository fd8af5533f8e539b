import type { Answer, Hint } from '@pharos/protocol';
import { metSigns, rememberMet } from './metSigns.ts';

/** No more is explained at once. */
const AT_ONCE = 2;

/** What the coach of a first game says in a position. It outlives the sheet, which gives way to a card that is taken up. */
export class CoachState<Sign extends string> {
  /** The signs that are explained now. */
  signs = $state.raw<readonly Sign[]>([]);
  /** What a good player would consider, the best first; null while somebody thinks. */
  hints = $state.raw<readonly Hint[] | null>(null);
  /** The other move that somebody asks about. */
  asked = $state<string | null>(null);
  readonly #game: string;
  readonly #all: readonly Sign[];
  #position: string | null = null;
  #met = $state.raw<readonly string[]>([]);

  /** `all` are the signs of the game in the order in which they are explained. */
  constructor(game: string, all: readonly Sign[]) {
    this.#game = game;
    this.#all = all;
    this.#met = metSigns(game);
  }

  /** How many signs were met, of all. */
  get met(): { n: number; of: number } {
    return { n: this.#all.filter((id) => this.#met.includes(id)).length, of: this.#all.length };
  }

  /** What a good player would do. */
  get advice(): Hint | null {
    return this.hints?.at(0) ?? null;
  }

  get others(): readonly Hint[] {
    return this.hints?.slice(1) ?? [];
  }

  /** Once for each position: what is new of what is seen in it is explained, and then known. Answers whether the position is a new one. */
  look(position: string, seen: readonly Sign[]): boolean {
    if (position === this.#position) return false;
    this.#position = position;
    this.hints = null;
    this.asked = null;
    this.signs = seen.filter((id) => !this.#met.includes(id)).slice(0, AT_ONCE);
    this.#met = [...this.#met, ...this.signs];
    rememberMet(this.#game, this.signs);
    return true;
  }

  /** Asks for advice; an answer that comes too late is of no use. */
  async advise(ask: () => Promise<Answer<readonly Hint[]> | null>): Promise<void> {
    const position = this.#position;
    const answer = await ask();
    if (answer?.ok && position === this.#position) this.hints = answer.value;
  }
}
