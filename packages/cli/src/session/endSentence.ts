import type { EarlyEnd } from '@pharos/core';
import type { Speak } from '../words/speaker.ts';
import type { SeatNames } from './seatNames.ts';
import type { SessionKey } from './texts.ts';

/** How people ended a game. */
export function endSentence(ended: EarlyEnd, names: SeatNames, say: Speak<SessionKey>): string {
  switch (ended.kind) {
    case 'resignation':
      return say('resigned', { name: names.name(ended.seat), you: names.isYou(ended.seat) ? 'yes' : 'no' });
    case 'draw':
      return say('agreedDraw');
    case 'agreement':
      return say('agreedEnd');
  }
}
