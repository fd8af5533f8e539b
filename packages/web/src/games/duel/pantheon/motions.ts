import type { DuelEvent } from '@pharos/duel';
import type { Motion } from '../../../table/motion/motion.ts';
import { city, DISCARD_PILE, flyFromSlot } from '../motions/places.ts';

/** Milliseconds at normal speed. */
const TIME = { token: 380, card: 400, board: 340, pawn: 300 };

/** Places by the marks the table puts on its elements. */
const space = (number: number): string => `[data-space="${number}"]`;
const deck = (mythology: string): string => `[data-deck="${mythology}"]`;
const holdings = (seat: number): string[] => [`[data-holdings="${seat}"]`, city(seat)];
const BOARD = '[data-board="pantheon"]';
const TRACK = '[data-place~="war"], [data-place~="war-row"]';

const pulse = (at: string, ms: number): Motion => ({ kind: 'pulse', at, ms });
const sign = (icon: string, from: string, to: string, ms: number): Motion => ({ kind: 'sign', icon, from, to, ms });

/** What explains the events that only Pantheon has. */
export function motionsOf(event: DuelEvent): Motion[] {
  switch (event.type) {
    case 'slotTokenTaken':
      return [
        {
          kind: 'fly',
          from: `[data-slot="${event.from}"] [data-slot-token]`,
          to: holdings(event.seat),
          scale: 0.7,
          leaves: true,
          ms: TIME.token,
        },
      ];
    case 'divinityPlaced':
      return [sign(`ch-${event.mythology}`, deck(event.mythology), space(event.space), TIME.board)];
    case 'pantheonOpened':
      return [pulse(BOARD, TIME.board)];
    case 'spaceActivated':
      return [{ kind: 'fly', from: space(event.space), to: holdings(event.seat), scale: 0.5, ms: TIME.card }];
    case 'hiddenCardDropped':
      return [flyFromSlot(event.from, [DISCARD_PILE])];
    case 'snakePlaced':
      return [sign('snake', city(event.seat), city(event.owner), TIME.token)];
    case 'wonderUnbuilt':
      return [pulse(`[data-wonder="${event.wonder}"]`, TIME.card)];
    case 'minervaPlaced':
    case 'minervaDiscarded':
    case 'militaryTokenDiscarded':
      return [pulse(TRACK, TIME.pawn)];
    default:
      return [];
  }
}
