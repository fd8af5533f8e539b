import type { WondersEvent } from '@pharos/wonders';
import { tone, type Tone } from '../../sound/tones.ts';
import { EXPANSIONS } from './expansionsInPlay.ts';

export const sounds: Partial<Record<WondersEvent['type'], readonly Tone[]>> = {
  cardBuilt: [tone(220, 0, 0.12, 'triangle')],
  cardDiscarded: [tone(165, 0, 0.14, 'triangle')],
  coinsGained: [tone(1320, 0, 0.07), tone(1760, 0.05, 0.09)],
  stageBuilt: [tone(262, 0, 0.4), tone(330, 0.08, 0.4), tone(392, 0.16, 0.5)],
  conflictResolved: [tone(110, 0, 0.12, 'square'), tone(98, 0.12, 0.16, 'square')],
  gameEnded: [tone(392, 0, 0.3), tone(523, 0.16, 0.3), tone(659, 0.32, 0.6)],
  ...Object.assign({}, ...EXPANSIONS.map(({ sounds }) => sounds)),
};
