import type { words } from '@pharos/duel';
import type { Piece } from '../expansion.ts';
import type { DuelWords } from './duelWords.ts';
import { cardWith, cardWithChain, findPieces } from './pieces.ts';

/** What a piece does, in one line: for menus. */
export function describePiece(id: string, spoken: DuelWords): string {
  return findPieces(id, spoken)
    .slice(0, 1)
    .flatMap(({ effects }) => effects.map((effect) => spoken.effect(effect, 'text')))
    .join(' ');
}

/** A piece in full: what it is, costs, does, and what it is linked with. */
export function explainPiece({ id, introduction, effects }: Piece, spoken: DuelWords): string[] {
  const picked = spoken.onPick(id);
  return [
    introduction,
    ...(picked === null ? [] : [picked]),
    ...effects.map((effect) => spoken.effect(effect, 'text')),
    ...chains(cardWith(id), spoken),
  ];
}

function chains(card: words.CardSpec | undefined, { say, name }: DuelWords): string[] {
  const giver = card?.freeWith === undefined ? undefined : cardWithChain(card.freeWith, 'gives');
  const taker = card?.gives === undefined ? undefined : cardWithChain(card.gives, 'freeWith');
  return [
    ...(giver === undefined ? [] : [say('freeWith', { card: name(giver.id) })]),
    ...(taker === undefined ? [] : [say('makesFree', { card: name(taker.id) })]),
  ];
}
