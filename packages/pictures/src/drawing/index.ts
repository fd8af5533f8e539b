import type { Facts } from '../facts.ts';
import { drawPicture } from './picture.ts';
import { png } from './png.ts';

export { drawPicture };

/** A picture as PNG, 1200 × 630. */
export const renderPicture = (facts: Facts): Promise<Uint8Array> => png(drawPicture(facts));
