import type { ArmadaEvent } from '@pharos/wonders';
import { tone, type Tone } from '../../../sound/tones.ts';

export const sounds: Readonly<Partial<Record<ArmadaEvent['type'], readonly Tone[]>>> = {
  shipMoved: [tone(196, 0, 0.3), tone(247, 0.14, 0.4)],
  islandGained: [tone(523, 0, 0.2), tone(784, 0.1, 0.35)],
  taxLevied: [tone(880, 0, 0.07), tone(659, 0.06, 0.12)],
  incursionResolved: [tone(131, 0, 0.12, 'square'), tone(98, 0.12, 0.2, 'square')],
  navalConflictResolved: [tone(98, 0, 0.3, 'triangle'), tone(147, 0.18, 0.4, 'triangle')],
};
