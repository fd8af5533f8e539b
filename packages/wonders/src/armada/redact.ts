import type { Viewer } from '@pharos/core';
import type { WondersEvent } from '../events.ts';

/** Which islands lie before an explorer is nobody else's business [AR-75, AR-76]. */
export function redactIslands(event: WondersEvent, viewer: Viewer): WondersEvent {
  return event.type !== 'islandsDealt' || event.seat === viewer ? event : { ...event, islands: null };
}
