import type { SeatId } from '@pharos/core';
import type { OfferKind } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';
import type { OpenOffer } from './offers.ts';
import type { NewEntry } from './logEntries.ts';
import type { RunningGame } from './runningGame.ts';

/** What an offer leads to when everybody agrees. */
export function agreedEntry({ what, seat }: Pick<OpenOffer, 'what' | 'seat'>, at: Date): NewEntry {
  const common = { seat, by_bot: false, command: null, at };
  if (what === 'undo') return { kind: 'undo', text: null, ...common };
  return { kind: 'end', text: what === 'draw' ? 'draw' : 'agreement', ...common };
}

/** The end of the game, if all have agreed to it but those for whom bots play from now on; else nothing. */
export function endAfterLeaving(game: RunningGame, leaving: readonly SeatId[], at: Date): NewEntry[] {
  const { open } = game.offers;
  if (open?.what !== 'end' || game.asked().some((seat) => !leaving.includes(seat))) return [];
  return [agreedEntry(open, at)];
}

/** One thing is asked at a time, and nobody is asked again what they just declined. */
export function checkOffer(game: RunningGame, seat: SeatId, what: OfferKind): void {
  const { open, closed } = game.offers;
  if (open !== null) throw new Refusal('OFFER_OPEN', `an offer of seat ${open.seat} is still open`);
  if (closed?.what === what && closed.seat === seat && closed.result === 'declined')
    throw new Refusal('OFFER_DECLINED', 'this was just declined; it can be asked again after the next move');
}
