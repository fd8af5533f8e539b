import type { words } from '@pharos/duel';
import { backMark, nameOf } from '../names.ts';
import { pieceTexts } from '../texts.ts';
import { costInWords } from './costs.ts';
import { inWords } from './effects.ts';
import { cardWithChain, findPieces, titleOf, type Piece } from './pieces.ts';

/** What a piece does, in one line: for menus. */
export function describePiece(id: string): string {
  return findPieces(id)
    .slice(0, 1)
    .flatMap(({ spec }) => inWords(spec.effects))
    .join('. ');
}

/** A piece in full: what it is, costs, does, and what it is linked with. */
export function explainPiece(piece: Piece): string[] {
  const { spec } = piece;
  const effects = inWords(spec.effects).map((sentence) => `${sentence}.`);
  if (piece.kind === 'token') return [pieceTexts.token(nameOf(spec.id)), ...effects];
  if (piece.kind === 'decree') return [pieceTexts.decree(titleOf(piece)), ...effects];
  if (piece.kind === 'conspiracy') return [pieceTexts.conspiracy(nameOf(spec.id)), ...effects];
  if (piece.kind === 'wonder') {
    const picked = inWords(piece.spec.onPick ?? []).map(pieceTexts.onPick);
    return [pieceTexts.wonder(nameOf(spec.id), costInWords(piece.spec.cost)), ...picked, ...effects];
  }
  return [cardTitle(piece.spec), ...effects, ...chains(piece.spec)];
}

function cardTitle({ id, deck, colour, cost }: words.CardSpec): string {
  if (colour === undefined) return pieceTexts.senator(nameOf(id));
  return deck === 'guild'
    ? pieceTexts.guild(nameOf(id), costInWords(cost))
    : pieceTexts.card(nameOf(id), colour, backMark(deck), costInWords(cost));
}

function chains({ freeWith, gives }: words.CardSpec): string[] {
  const giver = freeWith === undefined ? undefined : cardWithChain(freeWith, 'gives');
  const taker = gives === undefined ? undefined : cardWithChain(gives, 'freeWith');
  return [
    ...(giver === undefined ? [] : [pieceTexts.freeWith(nameOf(giver.id))]),
    ...(taker === undefined ? [] : [pieceTexts.gives(nameOf(taker.id))]),
  ];
}
