import type { OfferKind } from '@pharos/protocol';
import type { SeatId } from '@pharos/core';
import { agreedEntry, checkOffer } from '../play/offerEntries.ts';
import { ownSeat } from '../play/ownSeat.ts';
import type { Room } from '../play/room.ts';
import type { NewEntry } from '../play/logEntries.ts';
import { Refusal } from '../shared/refusal.ts';

/** Who does something at a table, under which id, and when. */
interface Request {
  readonly room: Room;
  readonly guest: { readonly id: string };
  readonly id: string | null;
  readonly at: Date;
}

/** Gives the game up for a seat: the other one wins at once. */
export async function resign(request: Request, named: SeatId | undefined): Promise<undefined> {
  const { room, guest } = request;
  const seat = ownSeat(room, guest.id, named);
  requireTwo(room, 'to resign');
  await room.append(entry(request, 'end', seat, 'resignation'));
}

/** Asks the others; if there is nobody to ask it is done at once. Who is asked the same thing agrees by it. */
export async function makeOffer(
  request: Request,
  what: Exclude<OfferKind, 'undo'>,
  named: SeatId | undefined,
): Promise<undefined> {
  const { room, guest, at } = request;
  const { game } = room;
  const seat = ownSeat(room, guest.id, named);
  if (what === 'draw') requireDraw(room);
  else if (room.seats.length === 2) throw new Refusal('BAD_REQUEST', 'two resign, or call it a draw');
  const { open } = game.offers;
  if (open?.what === what && game.asked().includes(seat)) return answerOffer(request, open.id, true);
  checkOffer(game, seat, what);
  if (game.askedBy(seat).length > 0) return room.append(entry(request, 'offer', seat, what)).then(() => undefined);
  await room.append({ ...agreedEntry({ what, seat }, at), command: request.id });
}

/** Agrees or declines. With the last one who agrees it is done. */
export async function answerOffer(request: Request, offer: number, accepts: boolean): Promise<undefined> {
  const { room, guest, at } = request;
  const { game } = room;
  const own = room.seatsOf(guest.id);
  const { open } = game.offers;
  if (own.length === 0) throw new Refusal('NOT_SEATED', 'you only look on');
  if (open?.id !== offer) throw new Refusal('OFFER_CLOSED', 'this offer is no longer open');
  const isOwn = own.includes(open.seat);
  if (isOwn && accepts) throw new Refusal('BAD_REQUEST', 'the others answer');
  const seat = isOwn ? open.seat : own.find((one) => game.askedBy(open.seat).includes(one));
  if (seat === undefined) throw new Refusal('NOT_SEATED', 'a bot plays for you; take the seat back first');
  if (!accepts) return room.append(entry(request, 'decline', seat, null)).then(() => undefined);
  const asked = game.asked();
  if (!asked.includes(seat)) return;
  const isLast = asked.every((one) => own.includes(one));
  await room.append(entry(request, 'accept', seat, null), ...(isLast ? [agreedEntry(open, at)] : []));
}

function entry({ id, at }: Request, kind: NewEntry['kind'], seat: SeatId, text: string | null): NewEntry {
  return { kind, seat, text, by_bot: false, command: id, at };
}

function requireTwo({ seats }: Room, what: string): void {
  if (seats.length !== 2) throw new Refusal('BAD_REQUEST', `it takes a table of two ${what}`);
}

/** Bots play on. */
function requireDraw(room: Room): void {
  requireTwo(room, 'for a draw');
  if (room.seats.some(({ seat }) => room.game.botAt(seat) !== null))
    throw new Refusal('OFFER_DECLINED', 'bots agree to no draw');
}
