import { PACKS } from '@pharos/duel';
import { capital, nameOf } from '../../../english.ts';
import type { Piece } from '../expansion.ts';
import { decreeShort } from './decrees.ts';
import { pieceName, senators } from './names.ts';

const texts = {
  senator: (name: string) => `${name}: a Senator. Recruiting costs a coin for each Senator you have.`,
  decree: (text: string) => `Decree “${text}”: in force for whoever controls its Chamber.`,
  conspiracy: (name: string) =>
    `${name}: a Conspiracy. A card put under it prepares it; it is triggered at the start of a turn.`,
};

/** Senators, Decrees and Conspiracies. */
export const agoraPieces: readonly Piece[] = [
  ...senators().map(({ id, effects }) => piece(id, pieceName(id), effects, texts.senator)),
  ...PACKS.flatMap(({ pieces }) => pieces.decrees ?? []).map(({ id, effects }) =>
    piece(id, capital(decreeShort(id)), effects, texts.decree),
  ),
  ...PACKS.flatMap(({ pieces }) => pieces.conspiracies ?? []).map(({ id, effects }) =>
    piece(id, nameOf(id), effects, texts.conspiracy),
  ),
];

function piece(id: string, title: string, effects: Piece['effects'], introduce: (title: string) => string): Piece {
  return { id, title, effects, introduction: introduce(title) };
}
