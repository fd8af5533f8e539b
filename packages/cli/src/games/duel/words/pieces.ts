import { PACKS, type words } from '@pharos/duel';
import { lettersOf } from '../../../english.ts';
import type { Piece } from '../expansion.ts';
import { EXPANSIONS } from '../expansions.ts';
import { costInWords } from './costs.ts';
import { backMark, pieceName } from './names.ts';
import { pieceTexts } from './texts.ts';

/** Cards and Wonders by their ids, as they stand in the content packs. */
const CARDS = new Map(PACKS.flatMap((pack) => pack.cards.map((card) => [card.id, card] as const)));
const WONDERS = new Map(PACKS.flatMap((pack) => pack.wonders.map((wonder) => [wonder.id, wonder] as const)));

/** A card that is known to exist. */
export function cardSpec(id: string): words.CardSpec {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`unknown card ${id}`);
  return card;
}

/** A Wonder that is known to exist. */
export function wonderSpec(id: string): words.WonderSpec {
  const wonder = WONDERS.get(id);
  if (wonder === undefined) throw new Error(`unknown Wonder ${id}`);
  return wonder;
}

const BASE_PIECES: readonly Piece[] = [
  ...[...CARDS.values()].flatMap((card) =>
    card.colour === undefined ? [] : [pieceOf(card, cardIntroduction(card, card.colour))],
  ),
  ...[...WONDERS.values()].map((wonder) =>
    pieceOf(wonder, pieceTexts.wonder(pieceName(wonder.id), costInWords(wonder.cost))),
  ),
  ...PACKS.flatMap(({ tokens }) => tokens).map((token) => pieceOf(token, pieceTexts.token(pieceName(token.id)))),
];

function pieceOf({ id, effects }: Pick<Piece, 'id' | 'effects'>, introduction: string): Piece {
  return { id, title: pieceName(id), introduction, effects };
}

function cardIntroduction({ id, deck, cost }: words.CardSpec, colour: words.ColourName): string {
  return deck === 'guild'
    ? pieceTexts.guild(pieceName(id), costInWords(cost))
    : pieceTexts.card(pieceName(id), colour, backMark(deck), costInWords(cost));
}

const PIECES: readonly Piece[] = [...BASE_PIECES, ...EXPANSIONS.flatMap(({ pieces }) => pieces)];

/** The pieces a typed name may mean: the one that is called so, or those that begin with or contain it. */
export function findPieces(text: string): readonly Piece[] {
  const wanted = lettersOf(text);
  const matching = (test: (name: string) => boolean): Piece[] =>
    withoutTwins(PIECES.filter(({ id, title }) => test(lettersOf(title)) || test(lettersOf(id))));
  const exact = matching((name) => name === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const starting = matching((name) => name.startsWith(wanted));
  return starting.length > 0 ? starting : matching((name) => name.includes(wanted));
}

/** Some cards differ by nothing but their number. */
function withoutTwins(pieces: readonly Piece[]): Piece[] {
  const titles = pieces.map(({ title }) => title);
  return pieces.filter((_, index) => titles.indexOf(titles[index]) === index);
}

/** A card that may be looked up. */
export function cardWith(id: string): words.CardSpec | undefined {
  return CARDS.get(id);
}

export function wonderWith(id: string): words.WonderSpec | undefined {
  return WONDERS.get(id);
}

/** The card that gives, or takes, a chain symbol. */
export function cardWithChain(symbol: string, side: 'gives' | 'freeWith'): words.CardSpec | undefined {
  return [...CARDS.values()].find((card) => card[side] === symbol);
}
