import type { AgoraEvent, DuelEvent } from '@pharos/duel';
import { agoraMotionsOf } from './agora.ts';

/** One movement that explains a change. Seats are those of the game; `bank` is the box. */
export type Motion = { readonly ms: number } & (
  | {
      readonly kind: 'card';
      readonly slot: string;
      readonly to: 'city' | 'discard' | 'wonder' | 'senators' | 'plots';
      readonly seat: number;
      readonly piece: string;
    }
  | { readonly kind: 'coins'; readonly from: number | 'bank'; readonly to: number | 'bank'; readonly count: number }
  | { readonly kind: 'pawn'; readonly to: number }
  | { readonly kind: 'token'; readonly token: string; readonly seat: number }
  | { readonly kind: 'lost'; readonly owner: number; readonly card: string }
  /** A sign, or a piece itself, goes from one marked place to another; a marked place draws attention. */
  | { readonly kind: 'sign'; readonly icon: string; readonly from: string; readonly to: string }
  | { readonly kind: 'fly'; readonly from: string; readonly to: string }
  | { readonly kind: 'pulse'; readonly at: string }
  /** Drawn by the game itself; its animations run at the same time and clear up after themselves. */
  | { readonly kind: 'drawn'; readonly draw: (ms: number) => readonly Animation[] }
);

export const LONGEST_MOTION = 450;
export const LONGEST_QUEUE = 2500;

/** Milliseconds at normal speed. */
const TIME = { card: 420, coins: 320, pawn: 130, token: 420, lost: 300 };

/** How much slower or faster than normal; 0 shows nothing. */
export const PACE = { off: 0, fast: 0.5, normal: 1, slow: 1.07 } as const;

/** What has to be moved before the new position is shown, in order, within the limits. */
export function planMotions(events: readonly DuelEvent[], pace: number): Motion[] {
  if (pace === 0) return [];
  const motions = events.flatMap((event) => motionsOf(event));
  const total = motions.reduce((sum, { ms }) => sum + ms * pace, 0);
  const squeeze = total > LONGEST_QUEUE ? LONGEST_QUEUE / total : 1;
  return motions.map((motion) => ({ ...motion, ms: Math.min(LONGEST_MOTION, Math.floor(motion.ms * pace * squeeze)) }));
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
