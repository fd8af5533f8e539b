import type { RevealedChoice } from '../events.ts';
import { takeOne, without } from './cards.ts';
import type { HandMemory, TakenCard } from './types.ts';

type Note = Omit<TakenCard, 'among'>;

/** What a seat has seen of one hand, step by step: its cards whenever it was seen, and what was taken between two looks. */
export class HandRecord {
  readonly #taken: TakenCard[] = [];
  /** The turn of the last look. */
  #seenIn: number | null = null;
  /** What of that look nobody has built since. */
  #left: string[] = [];
  /** Cards drawn into it that the seat has not seen. */
  #drawn = 0;
  /** What was taken face down since, unknown to the seat. */
  #hidden: Note[] = [];
  /** What has left it for certain: cards that were built, and cards that lie face down somewhere. */
  readonly #built: string[] = [];
  readonly #putDown: string[] = [];

  /** The seat sees all cards of the hand. */
  look(turn: number, cards: readonly string[]): void {
    if (this.#seenIn !== null) this.#settle(without(this.#left, cards));
    else this.#taken.push(...this.#hidden.map(unsettled));
    this.#seenIn = turn;
    this.#left = [...cards];
    this.#drawn = 0;
    this.#hidden = [];
  }

  /** Somebody else has drawn a card into it. */
  draw(): void {
    this.#drawn++;
  }

  take(turn: number, { seat, city, action, card }: RevealedChoice): void {
    const note = { turn, seat, city, action, card };
    if (card === null) {
      this.#hidden.push(note);
      return;
    }
    // What was not there when the hand was last seen has been drawn into it since. Of a hand never seen nothing is counted.
    if (!takeOne(this.#left, card)) this.#drawn--;
    (action === 'build' ? this.#built : this.#putDown).push(card);
    this.#taken.push({ ...note, among: [] });
  }

  /** The cards of it that the seat has met: those that lie in a city, and all others. */
  get built(): readonly string[] {
    return this.#built;
  }

  get notBuilt(): string[] {
    return [...this.#putDown, ...this.#left];
  }

  /** Of a hand that has so many cards now. */
  tell(size: number): Pick<HandMemory, 'faceDown' | 'left' | 'seenIn' | 'size' | 'taken' | 'unknown'> {
    const isSeen = this.#seenIn !== null;
    const left = [...this.#left];
    const unknown = isSeen ? this.#drawn : size;
    return {
      size,
      seenIn: this.#seenIn,
      left,
      unknown,
      faceDown: left.length + unknown - size,
      taken: [...this.#taken, ...this.#hidden.map(unsettled)].sort((one, other) => one.turn - other.turn),
    };
  }

  /** The hand is back: what is missing was taken face down. One card, or several equal ones, are known now. */
  #settle(missing: readonly string[]): void {
    this.#putDown.push(...missing);
    const isAll = missing.length === this.#hidden.length;
    const card = isAll && new Set(missing).size === 1 ? missing[0] : null;
    for (const note of this.#hidden) this.#taken.push({ ...note, card, among: isAll && card === null ? missing : [] });
  }
}

function unsettled(note: Note): TakenCard {
  return { ...note, among: [] };
}
