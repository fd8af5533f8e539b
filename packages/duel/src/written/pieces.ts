import type { Reader } from '@pharos/core';
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
}

function use(reader: Reader, pieces: readonly Piece[], used: Set<number>): number {
  const index = reader.oneOf(pieces.map(({ id }) => id));
  if (used.has(index)) reader.fail(`"${pieces[index].id}" is used twice`);
  used.add(index);
  return index;
}
