import type { words } from '@pharos/wonders';
import type { HeldPiece } from './effectPiece.ts';

/** What is printed on the pieces of one selection of packs. */
export class Pieces {
  readonly #cards: ReadonlyMap<string, words.CardSpec>;
  readonly #boards: ReadonlyMap<string, words.BoardSpec>;

  readonly #further: (id: string, age: number) => HeldPiece | null;

  /** `further` knows pieces that only expansions have and that are played like cards. */
  constructor(packs: readonly words.PackSpec[], further: (id: string, age: number) => HeldPiece | null) {
    this.#further = further;
    this.#cards = new Map(packs.flatMap((pack) => pack.cards.map((card) => [card.id, card])));
    this.#boards = new Map(packs.flatMap((pack) => pack.boards.map((board) => [board.id, board])));
  }

  get cards(): readonly words.CardSpec[] {
    return [...this.#cards.values()];
  }

  get boards(): readonly words.BoardSpec[] {
    return [...this.#boards.values()];
  }

  /** A card that is known to exist. */
  card(id: string): words.CardSpec {
    const card = this.#cards.get(id);
    if (card === undefined) throw new Error(`unknown card ${id}`);
    return card;
  }

  /** What is held in hand in an Age: a card, or a piece of an expansion. */
  held(id: string, age: number): HeldPiece {
    return this.#further(id, age) ?? this.card(id);
  }

  /** A side of a board that is known to exist; the first one until it is chosen. */
  side(board: string, side: string | null): words.SideSpec {
    const sides = this.#boards.get(board)?.sides;
    if (sides === undefined) throw new Error(`unknown board ${board}`);
    return sides.find(({ id }) => id === side) ?? sides[0];
  }

  /** The cards that this one makes free later. */
  freedBy(id: string): readonly words.CardSpec[] {
    return this.cards.filter(({ freeWith }) => freeWith?.includes(id) === true);
  }
}
