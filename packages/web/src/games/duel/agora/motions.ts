import type { DuelEvent } from '@pharos/duel';
import type { Motion } from '../../../table/motion/motion.ts';
import { city, flyFromSlot } from '../motions/places.ts';

/** Milliseconds at normal speed. */
const TIME = { cube: 340, control: 220, decree: 340, conspiracy: 360, piece: 400 };

/** Places by the marks the table puts on its elements. */
const chamber = (number: number): string => `[data-chamber="${number}"]`;
const supply = (seat: number): string => `[data-supply="${seat}"]`;
const conspiracies = (seat: number): string => `[data-conspiracies="${seat}"]`;
const BANK = '[data-bank]';

const sign = (icon: string, from: string, to: string, ms: number): Motion => ({ kind: 'sign', icon, from, to, ms });
const pulse = (at: string, ms: number): Motion => ({ kind: 'pulse', at, ms });
const fly = (from: string, to: string, ms: number): Motion => ({ kind: 'fly', from, to: [to], scale: 0.6, ms });

/** What explains the events that only Agora has. */
export function motionsOf(event: DuelEvent): Motion[] {
  switch (event.type) {
    case 'senatorRecruited':
      return [flyFromSlot(event.from, [`[data-senators="${event.seat}"]`, city(event.seat)])];
    case 'conspiracyPrepared':
      return [flyFromSlot(event.from, [conspiracies(event.seat), city(event.seat)])];
    case 'cubePlaced':
      return [sign('cube', supply(event.seat), chamber(event.chamber), TIME.cube)];
    case 'cubeMoved':
      return [sign('cube', chamber(event.from), chamber(event.to), TIME.cube)];
    case 'cubeRemoved':
      return [sign('cube', chamber(event.chamber), supply(event.owner), TIME.cube)];
    case 'controlGained':
    case 'controlLost':
      return [pulse(chamber(event.chamber), TIME.control)];
    case 'decreeTurned':
      return [pulse(`[data-decree="${event.name}"]`, TIME.decree)];
    case 'decreeMoved':
      return [sign('decree', chamber(event.from), chamber(event.to), TIME.decree)];
    case 'conspiraciesDrawn':
      return [sign('conspiracy', BANK, conspiracies(event.seat), TIME.conspiracy)];
    case 'conspiracyTriggered':
      return [pulse(conspiracies(event.seat), TIME.conspiracy)];
    case 'wonderSabotaged':
      return [fly(`[data-wonder="${event.wonder}"]`, BANK, TIME.piece)];
    case 'cardsSwapped':
      return [
        sign('arrow', city(event.owner), city(event.seat), TIME.piece),
        sign('arrow', city(event.seat), city(event.owner), TIME.piece),
      ];
    case 'tokenLocked':
      return event.token === null
        ? [sign('lock', BANK, conspiracies(event.seat), TIME.piece)]
        : [fly(`[data-token="${event.token}"]`, conspiracies(event.seat), TIME.piece)];
    default:
      return [];
  }
}
