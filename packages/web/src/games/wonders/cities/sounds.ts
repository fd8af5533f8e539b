import type { WondersEvent } from '@pharos/wonders';
import { tone, type Tone } from '../../../sound/tones.ts';

export const sounds: Readonly<Partial<Record<WondersEvent['type'], readonly Tone[]>>> = {
  debtTaken: [tone(165, 0, 0.14, 'triangle'), tone(139, 0.1, 0.24, 'triangle')],
  diplomacyGained: [tone(587, 0, 0.18), tone(880, 0.1, 0.3)],
  diplomacyUsed: [tone(880, 0, 0.16), tone(587, 0.1, 0.3)],
};
