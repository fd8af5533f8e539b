import type { Viewer } from '@pharos/core';
import type { WondersEvent } from '../events.ts';

/** Which leaders somebody keeps, sells or draws is nobody else's business [L-11, L-24, L-26]. */
export function redactLeaders(event: WondersEvent, viewer: Viewer): WondersEvent {
  switch (event.type) {
    case 'leaderDrafted':
    case 'leaderSold':
      return event.seat === viewer ? event : { ...event, leader: null };
    case 'leadersDrawn':
      return event.seat === viewer ? event : { ...event, leaders: null };
    default:
      return event;
  }
}
