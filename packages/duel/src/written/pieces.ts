import type { Reader, Rng } from '@pharos/core';
import type { Catalog, Piece } from '../catalog.ts';
import type { PieceReaders } from '../expansion.ts';

/** Reads the pieces of a written position and sees that none is used twice. */
export class Pieces implements PieceReaders {
  readonly cards = new Set<number>();
  readonly wonders = new Set<number>();
  readonly tokens = new Set<number>();
  readonly #catalog: Catalog;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  card(reader: Reader): number {
    return use(reader, this.#catalog.cards, this.cards);
  }

  wonder(reader: Reader): number {
    return use(reader, this.#catalog.wonders, this.wonders);
  }

  token(reader: Reader): number {
    return use(reader, this.#catalog.tokens, this.tokens);
  }

  /** Any card of a deck that is not used yet. */
  anyOf(reader: Reader, deck: number, rng: Rng): number {
    const free = this.#catalog.decks[deck].filter((card) => !this.cards.has(card));
    if (free.length === 0) return reader.fail('all of them are in use');
    const card = free[rng(free.length)];
    this.cards.add(card);
    return card;
  }
}

function use(reader: Reader, pieces: readonly Piece[], used: Set<number>): number {
  const index = reader.oneOf(pieces.map(({ id }) => id));
  if (used.has(index)) reader.fail(`"${pieces[index].id}" is used twice`);
  used.add(index);
  return index;
}
