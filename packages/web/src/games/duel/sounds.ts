import type { DuelEvent } from '@pharos/duel';
import { tone, type Tone } from '../../sound/tones.ts';

export const sounds: Partial<Record<DuelEvent['type'], readonly Tone[]>> = {
  cardBuilt: [tone(220, 0, 0.12, 'triangle')],
  cardDiscarded: [tone(165, 0, 0.14, 'triangle')],
  wonderBuilt: [tone(262, 0, 0.4), tone(330, 0.08, 0.4), tone(392, 0.16, 0.5)],
  coinsGained: [tone(1320, 0, 0.07), tone(1760, 0.05, 0.09)],
  pawnMoved: [tone(110, 0, 0.12, 'square')],
  tokenTaken: [tone(523, 0, 0.2), tone(659, 0.09, 0.3)],
  gameEnded: [tone(392, 0, 0.3), tone(523, 0.16, 0.3), tone(659, 0.32, 0.6)],
};
