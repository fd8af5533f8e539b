import { ENGINE, type AnalysedGame } from '@pharos/analysis';
import type { Save } from '@pharos/core';
import type { AnalysisDepth } from '@pharos/analysis';
import { keep, readKept, type KeptKind } from '../keptStore.ts';

const ANALYSES: KeptKind = { database: 'pharos-analyses', store: 'analyses', most: 60 };

/** The same game played to the same end has the same key; another engine has keys of its own. */
export const keyOf = ({ game, seed, hash, moves }: Save, depth: AnalysisDepth): string =>
  [ENGINE, game, seed, moves.length, hash, depth].join('/');

/** What was found out before; null if it is not known, or this browser keeps nothing. */
export const readAnalysis = (save: Save, depth: AnalysisDepth): Promise<AnalysedGame | null> =>
  readKept<AnalysedGame>(ANALYSES, keyOf(save, depth));

/** Without storage a game is analysed again when it is looked at again. */
export const keepAnalysis = (save: Save, depth: AnalysisDepth, analysed: AnalysedGame): Promise<void> =>
  keep(ANALYSES, keyOf(save, depth), analysed);
