import { words } from '@pharos/wonders/client';

export { printedCost as costOf, type PrintedCost as Cost } from '@pharos/wonders/client';

/** The colour of pieces that are played like cards and are none. */
export type CardColour = words.ColourName | 'white';

/** A card; what an expansion has in hands besides is drawn like one, without an Age and at a price that may depend on it. */
export interface CardSpec extends Omit<words.CardSpec, 'age' | 'colour'> {
  readonly age: words.CardSpec['age'] | null;
  readonly colour: CardColour;
  /** It costs as many coins as the number of the Age. */
  readonly costsAge?: boolean;
  /** Signs one over the other in place of a picture, and what they stand for. */
  readonly portrait?: readonly string[];
  readonly emblem?: string;
}
export type BoardSpec = words.BoardSpec;
export type SideSpec = words.SideSpec;
export type EffectSpec = words.EffectSpec;

export const { RESOURCES, SCIENCE_SYMBOLS } = words;

/** Colours from what a city lives on to what it is remembered for. */
export const COLUMNS = [
  'brown',
  'grey',
  'yellow',
  'blue',
  'green',
  'red',
  'purple',
  'black',
  'white',
] as const satisfies readonly CardColour[];

function found<Piece>(piece: Piece | undefined, id: string): Piece {
  if (piece === undefined) throw new Error(`no piece "${id}"`);
  return piece;
}

/** What is printed on the pieces of some packs. */
export class Pieces {
  readonly #cards: ReadonlyMap<string, CardSpec>;
  readonly #boards: ReadonlyMap<string, BoardSpec>;

  /** `more`: what expansions have in hands besides cards. */
  constructor(packs: readonly words.PackSpec[], more: readonly CardSpec[] = []) {
    const cards: readonly CardSpec[] = [...packs.flatMap((pack) => pack.cards), ...more];
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#boards = new Map(packs.flatMap((pack) => pack.boards.map((board) => [board.id, board])));
  }

  card(id: string): CardSpec {
    return found(this.#cards.get(id), id);
  }

  board(id: string): BoardSpec {
    return found(this.#boards.get(id), id);
  }

  side(board: string, side: string | null): SideSpec {
    const { sides } = this.board(board);
    return sides.find(({ id }) => id === side) ?? sides[0];
  }

  hasColour(colour: CardColour): boolean {
    return [...this.#cards.values()].some((card) => card.colour === colour);
  }

  /** The cards that this one makes free later. */
  freedBy(id: string): CardSpec[] {
    return [...this.#cards.values()].filter((card) => card.freeWith?.includes(id));
  }
}

export const numeral = (number: number): string => ['', 'I', 'II', 'III', 'IV'][number] ?? String(number);
