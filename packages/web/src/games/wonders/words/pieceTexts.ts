import { EXPANSIONS } from '../expansionsInPlay.ts';
import type { EffectsOfPiece } from '../piece/effectsOfPiece.ts';
import { effectShort, effectText } from './wondersEffects.ts';

/** Everything a piece does, a sentence for each effect. */
export function pieceTexts(piece: EffectsOfPiece): string[] {
  return [...piece.effects.map(effectText), ...EXPANSIONS.flatMap((expansion) => expansion.pieceTexts(piece))];
}

/** The same, a few words for each effect. */
export function pieceShorts(piece: EffectsOfPiece): string[] {
  return [...piece.effects.map(effectShort), ...EXPANSIONS.flatMap((expansion) => expansion.pieceShorts(piece))];
}
