import { pieceTexts } from '../../words/pieceTexts.ts';
import { islandOf } from '../yard.ts';

/** What an island does, in sentences. */
export const islandText = (id: string): string => pieceTexts(islandOf(id)).join(' ');
