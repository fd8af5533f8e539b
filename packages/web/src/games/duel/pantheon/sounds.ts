import type { PantheonEvent } from '@pharos/duel';
import { tone, type Tone } from '../../../sound/tones.ts';

export const sounds: Readonly<Partial<Record<PantheonEvent['type'], readonly Tone[]>>> = {
  slotTokenTaken: [tone(587, 0, 0.14), tone(740, 0.07, 0.2)],
  divinityPlaced: [tone(196, 0, 0.16, 'triangle')],
  pantheonOpened: [tone(262, 0, 0.5), tone(392, 0.12, 0.5), tone(523, 0.24, 0.7)],
  divinityGained: [tone(330, 0, 0.4), tone(494, 0.09, 0.4), tone(659, 0.18, 0.6)],
};
