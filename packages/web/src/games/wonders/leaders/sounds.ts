import type { WondersEvent } from '@pharos/wonders';
import { tone, type Tone } from '../../../sound/tones.ts';

export const sounds: Readonly<Partial<Record<WondersEvent['type'], readonly Tone[]>>> = {
  leaderRecruited: [tone(392, 0, 0.14), tone(523, 0.1, 0.16), tone(659, 0.2, 0.3)],
  leaderBuried: [tone(196, 0, 0.2, 'triangle'), tone(147, 0.16, 0.4, 'triangle')],
  leaderMarked: [tone(523, 0, 0.16), tone(392, 0.1, 0.26)],
};
