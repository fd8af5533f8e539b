import type { DuelEvent } from '@pharos/duel';
import type { LogDeed } from '../../../table/shared/log/log.ts';
import { spaceName } from './content.ts';
import { isGate } from './pieces.ts';

/** What is done with Pantheon in place of taking a card. */
export function logDeed(event: DuelEvent): Omit<LogDeed, 'signs'> | null {
  if (event.type !== 'spaceActivated') return null;
  return { icon: isGate(event.piece) ? 'gate' : `dv-${event.piece}`, look: 'stage', name: spaceName(event.piece) };
}
