import type { AgoraEvent, DuelEvent } from '@pharos/duel';
import { agoraMotionsOf } from './agora.ts';
import { paced, type Motion } from '../../../table/motion/motion.ts';

/** Milliseconds at normal speed. */
const TIME = { card: 420, coins: 320, pawn: 130, token: 420, lost: 300 };

/** What has to be moved before the new position is shown, in order, within the limits. */
export function planMotions(events: readonly DuelEvent[], pace: number): Motion[] {
  return paced(
    events.flatMap((event) => motionsOf(event)),
    pace,
  );
}

function motionsOf(event: DuelEvent): Motion[] {
  switch (event.type) {
    case 'cardBuilt':
      return event.from === 'discard'
        ? []
        : [{ kind: 'card', slot: event.from, to: 'city', seat: event.seat, piece: event.card, ms: TIME.card }];
    case 'cardDiscarded':
      return [{ kind: 'card', slot: event.from, to: 'discard', seat: event.seat, piece: event.card, ms: TIME.card }];
    case 'wonderBuilt':
      return [{ kind: 'card', slot: event.from, to: 'wonder', seat: event.seat, piece: event.wonder, ms: TIME.card }];
    case 'coinsPaid':
      return event.count === 0
        ? []
        : [{ kind: 'coins', from: event.seat, to: 'bank', count: event.count, ms: TIME.coins }];
    case 'coinsGained':
      return event.count === 0
        ? []
        : [
            {
              kind: 'coins',
              from: event.reason === 'economy' ? 1 - event.seat : 'bank',
              to: event.seat,
              count: event.count,
              ms: TIME.coins,
            },
          ];
    case 'coinsLost':
      return event.count === 0
        ? []
        : [{ kind: 'coins', from: event.seat, to: 'bank', count: event.count, ms: TIME.coins }];
    case 'pawnMoved':
      return [{ kind: 'pawn', to: event.to, ms: TIME.pawn }];
    case 'tokenTaken':
      return [{ kind: 'token', token: event.token, seat: event.seat, ms: TIME.token }];
    case 'cardDestroyed':
      return [{ kind: 'lost', owner: event.owner, card: event.card, ms: TIME.lost }];
    default:
      return agoraMotionsOf(event as AgoraEvent);
  }
}
