import type { Hint } from '@pharos/protocol';
import type { DuelView } from '@pharos/duel';
import { SIGNS, signsIn, type SignId } from './signs.ts';

const KEY = 'pharos.signs';
/** No more is explained at once. */
const AT_ONCE = 2;

function stored(): string[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** What the coach of a first game says in a position. It outlives the sheet, which gives way to a card that is taken up. */
class CoachState {
  /** The signs that are explained now. */
  signs = $state.raw<readonly SignId[]>([]);
  /** What a good player would do; null while somebody thinks. */
  advice = $state.raw<Hint | null>(null);
  #version = -1;
  #met = $state.raw<readonly string[]>(stored());

  /** How many signs were met, of all. */
  get met(): { n: number; of: number } {
    return { n: SIGNS.filter((id) => this.#met.includes(id)).length, of: SIGNS.length };
  }

  /** Once for each position: what is new in it is explained, and then known. Answers whether the position is a new one. */
  look(version: number, view: DuelView, me: number): boolean {
    if (version === this.#version) return false;
    this.#version = version;
    this.advice = null;
    this.signs = signsIn(view, me)
      .filter((id) => !this.#met.includes(id))
      .slice(0, AT_ONCE);
    this.#met = [...this.#met, ...this.signs];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#met));
    } catch {
      // Without storage the signs are explained again in the next game.
    }
    return true;
  }
}

export const coach = new CoachState();
