import type { words } from '@pharos/duel';
import type { Piece } from '../expansion.ts';
import { inWords } from './effects.ts';
import { pieceName } from './names.ts';
import { cardWith, cardWithChain, findPieces, wonderWith } from './pieces.ts';
import { pieceTexts } from './texts.ts';

/** What a piece does, in one line: for menus. */
export function describePiece(id: string): string {
  return findPieces(id)
    .slice(0, 1)
    .flatMap(({ effects }) => inWords(effects))
    .join('. ');
}

/** A piece in full: what it is, costs, does, and what it is linked with. */
export function explainPiece({ id, introduction, effects }: Piece): string[] {
  const picked = inWords(wonderWith(id)?.onPick ?? []).map(pieceTexts.onPick);
  return [introduction, ...picked, ...inWords(effects).map((sentence) => `${sentence}.`), ...chains(cardWith(id))];
}

function chains(card: words.CardSpec | undefined): string[] {
  const giver = card?.freeWith === undefined ? undefined : cardWithChain(card.freeWith, 'gives');
  const taker = card?.gives === undefined ? undefined : cardWithChain(card.gives, 'freeWith');
  return [
    ...(giver === undefined ? [] : [pieceTexts.freeWith(pieceName(giver.id))]),
    ...(taker === undefined ? [] : [pieceTexts.gives(pieceName(taker.id))]),
  ];
}
