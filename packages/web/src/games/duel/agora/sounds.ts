import type { AgoraEvent } from '@pharos/duel';
import { tone, type Tone } from '../../../sound/tones.ts';

export const sounds: Readonly<Partial<Record<AgoraEvent['type'], readonly Tone[]>>> = {
  senatorRecruited: [tone(294, 0, 0.14, 'triangle'), tone(349, 0.07, 0.18, 'triangle')],
  cubePlaced: [tone(440, 0, 0.07, 'triangle')],
  controlGained: [tone(440, 0, 0.12), tone(554, 0.07, 0.2)],
  conspiracyTriggered: [tone(233, 0, 0.35), tone(277, 0.1, 0.35), tone(330, 0.2, 0.5)],
};
