import type { SeatId } from '@pharos/core';
import { LIMITS, type PartnerMessage, type TellPartnerCommand } from '@pharos/protocol';
import { checkPosition } from '../play/checkPosition.ts';
import { ownSeat } from '../play/ownSeat.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Signals, ToldPartner } from '../play/signals.ts';
import type { Watchers } from '../play/watchers.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';

/** Enough for a turn, too little for a flood. */
const RATE = { burst: 6, perSecond: 0.5 };

interface Dependencies {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly time: Time;
  readonly watchers: Pick<Watchers, 'isWatched' | 'sendPartnerMessages'>;
  readonly signals: Pick<Signals, 'send'>;
}

type Told = Omit<ToldPartner, 'isWithdrawn'>;

/**
 * What partners tell each other, of the things that the game lists. It is for the two of them, and of use in one turn only: so it
 * is kept in memory until the turn is over or nobody watches the table, and stored nowhere.
 */
export class PartnerMessages {
  readonly #with: Dependencies;
  readonly #rates = new TokenBuckets(RATE);
  /** By table, oldest first. */
  readonly #told = new Map<string, readonly Told[]>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Answers all that the guest and their partners have told each other in this turn. */
  tell(
    guest: { readonly id: string },
    table: string,
    { v, text, withdraw: isWithdrawn = false, seat: named }: TellPartnerCommand,
  ): Promise<readonly PartnerMessage[]> {
    const { rooms, time, signals } = this.#with;
    return rooms.read(table, (room) => {
      const { match } = room.game;
      const seat = ownSeat(room, guest.id, named);
      checkPosition(match, v);
      const talk = room.table.phase === 'playing' ? match.partnerTalk(seat) : null;
      if (talk === null || !isSomebodyElse(room, talk.partner, guest.id))
        throw new Refusal('NO_PARTNER', 'there is no partner who could hear it');
      if (!talk.messages.includes(text)) throw new Refusal('ILLEGAL_MOVE', `"${text.slice(0, 60)}" is not told now`);
      this.#rates.takeOrRefuse(guest.id, time.now(), 'messages');
      const told = { seat, to: talk.partner, text, turn: talk.turn, isWithdrawn };
      this.note(room, told);
      signals.send({ kind: 'partner', table, told });
      return this.messagesFor(room, guest.id);
    });
  }

  /** Keeps something that was told, here or on another node, and sends it to the two. Called within the room's turn. */
  note(room: Room, { isWithdrawn, ...told }: ToldPartner): void {
    // Who asks without watching is answered, but nothing is kept for a table that nobody looks at.
    if (!this.#with.watchers.isWatched(room.id) || turnOf(room, told.seat) !== told.turn) return;
    const others = this.#heldAt(room).filter(({ seat, text }) => seat !== told.seat || text !== told.text);
    const own = [...others.filter(({ seat }) => seat === told.seat), ...(isWithdrawn ? [] : [told])];
    const kept = own.slice(-LIMITS.partnerMessages);
    this.#set(room.id, [...others.filter(({ seat }) => seat !== told.seat), ...kept]);
    this.#send(room, [told.seat, told.to]);
  }

  /** What a guest has told and been told in this turn, for the guest alone. */
  messagesFor(room: Room, guest: string | null): PartnerMessage[] {
    const own = new Set(room.seatsOf(guest));
    const concerned = this.#heldAt(room).filter(({ seat, to }) => own.has(seat) || own.has(to));
    return concerned.map(({ seat, text }) => ({ seat, text }));
  }

  /** With the turn all that was told in it is over. Called within the room's turn. */
  dropStale(room: Room): void {
    const before = this.#told.get(room.id) ?? [];
    const holding = this.#heldAt(room);
    if (holding.length === before.length) return;
    this.#set(room.id, holding);
    this.#send(room, new Set(before.flatMap(({ seat, to }) => [seat, to])));
  }

  /** Nobody watches the table here any more. */
  forget(table: string): void {
    this.#told.delete(table);
  }

  /** What holds in the present turn. */
  #heldAt(room: Room): Told[] {
    return (this.#told.get(room.id) ?? []).filter(({ seat, turn }) => turnOf(room, seat) === turn);
  }

  #set(table: string, told: readonly Told[]): void {
    if (told.length === 0) this.#told.delete(table);
    else this.#told.set(table, told);
  }

  #send(room: Room, seats: Iterable<SeatId>): void {
    const guests = new Set([...seats].flatMap((seat) => room.seats[seat].guest ?? []));
    for (const guest of guests) this.#with.watchers.sendPartnerMessages(room.id, guest, this.messagesFor(room, guest));
  }
}

/** The turn as the game counts it; null where partners have nothing to say. */
function turnOf({ runningGame, table }: Room, seat: SeatId): number | null {
  return table.phase === 'playing' ? (runningGame?.match.partnerTalk(seat)?.turn ?? null) : null;
}

/** Whether a person other than the guest plays a seat now: bots hear nothing, and who plays both knows it all. */
function isSomebodyElse({ seats, game }: Room, seat: SeatId, guest: string): boolean {
  return game.botAt(seat) === null && seats[seat].guest !== guest;
}
