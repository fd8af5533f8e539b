import type { words } from '@pharos/wonders';

/** What a card, a stage or any other piece does. */
export type EffectsOfPiece = Omit<words.StageSpec, 'cost' | 'provenance'>;
