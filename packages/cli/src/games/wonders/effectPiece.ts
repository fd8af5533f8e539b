import type { words } from '@pharos/wonders';
import type { LOOKS } from '../cardLooks.ts';

/** A card, a stage, or another piece that does something. */
export type EffectPiece = Omit<words.StageSpec, 'cost' | 'provenance'>;

/** What is held in hand and played: a card, or what only an expansion has and plays like cards. */
export interface HeldPiece extends EffectPiece {
  readonly colour: keyof typeof LOOKS;
  readonly cost?: words.CostSpec;
}
