import { PACKS } from '@pharos/duel';
import type { Piece } from '../expansion.ts';
import type { DuelWords } from '../words/duelWords.ts';
import { senators } from './names.ts';
import { sayInSenate } from './senateWords.ts';

/** Senators, Decrees and Conspiracies. */
export function agoraPieces(words: DuelWords): readonly Piece[] {
  const say = sayInSenate(words);
  const kinds = [
    ['infoSenator', senators()],
    ['infoDecree', PACKS.flatMap(({ pieces }) => pieces.decrees ?? [])],
    ['infoConspiracy', PACKS.flatMap(({ pieces }) => pieces.conspiracies ?? [])],
  ] as const;
  return kinds.flatMap(([introduction, pieces]) =>
    pieces.map(({ id, effects }) => {
      const title = words.name(id);
      return { id, title, effects, introduction: say(introduction, { name: title }) };
    }),
  );
}
