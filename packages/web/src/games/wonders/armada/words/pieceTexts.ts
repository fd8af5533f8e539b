import { navalTextsOf } from '@pharos/wonders/client';
import { complete } from '../../../../i18n/index.svelte.ts';
import type { EffectsOfPiece } from '../../piece/effectsOfPiece.ts';
import { texts } from '../../words/wondersContent.ts';

/** What a piece does that only Armada knows: in sentences, and in a few words each. */
export const pieceTexts = ({ naval = {} }: EffectsOfPiece): string[] =>
  navalTextsOf(naval, texts().naval).map(([{ text }, values]) => complete(text, values));
export const pieceShorts = ({ naval = {} }: EffectsOfPiece): string[] =>
  navalTextsOf(naval, texts().naval).map(([{ short }, values]) => complete(short, values));
