import { oncePer } from '@pharos/core';
import { EFFECT, type Card, type State } from '@pharos/wonders';
import { moveFeatures, seatFeatures, sideName } from './features.ts';

type Catalog = State['catalog'];

/** What is read of a catalog at every leaf, as numbers. */
export interface Table {
  readonly points: Uint8Array;
  /** Whether a card has points that are counted at the end. */
  readonly counts: Uint8Array;
  readonly shields: Uint8Array;
  /** The science symbol of a card, −1 for none, 3 for a free one. */
  readonly symbol: Int8Array;
  /** Chains that lead to a card of each Age. */
  readonly chainsTo: readonly number[];
  /** Numbers of features: of seats for the side of a board, of moves for cards and sides. */
  readonly sides: readonly (readonly number[])[];
  readonly sideMoves: readonly (readonly number[])[];
  readonly build: Uint16Array;
  readonly spend: Uint16Array;
}

export const FREE_SYMBOL = 3;
const AGES = 3;

/** The table of a catalog. */
export const tableOf = oncePer(compileTable);

function compileTable(catalog: Catalog): Table {
  const { cards, boards, edition } = catalog;
  const sidesIn = (features: { numberOf(name: string): number }): number[][] =>
    boards.map((board) => board.sides.map((side) => features.numberOf(`side ${sideName(edition, board.id, side.id)}`)));
  return {
    points: Uint8Array.from(cards, ({ points }) => points),
    counts: Uint8Array.from(cards, ({ scoring }) => scoring.length),
    shields: Uint8Array.from(cards, ({ standing }) =>
      standing.reduce((sum, { kind, count }) => (kind === EFFECT.shields ? sum + count : sum), 0),
    ),
    symbol: Int8Array.from(cards, symbolOf),
    chainsTo: Array.from({ length: AGES + 1 }, (_, age) =>
      cards.reduce((set, card) => (card.age === age ? set | card.freeWith : set), 0),
    ),
    sides: sidesIn(seatFeatures),
    sideMoves: sidesIn(moveFeatures),
    build: moveFeatures.numbersOf('build', cards),
    spend: moveFeatures.numbersOf('spend', cards),
  };
}

function symbolOf({ standing }: Card): number {
  for (const { kind, subject } of standing) {
    if (kind === EFFECT.science) return subject;
    if (kind === EFFECT.scienceAny) return FREE_SYMBOL;
  }
  return -1;
}
