import type { FastifyBaseLogger } from 'fastify';
import type { Complain } from './telemetry/logging.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Company } from './nodes/presenceSync.ts';
import type { Keeping } from './nodes/tableClaims.ts';
import type { Node } from './nodes/node.ts';
import type { Addresses } from './play/guestAddresses.ts';
import type { Attendance } from './play/tableActivity.ts';
import type { Audience } from './play/watchers.ts';
import type { BotSeats } from './play/botPlayer.ts';
import type { Fanout } from './play/signals.ts';
import type { Hints } from './play/hints.ts';
import type { Step } from './play/runningGame.ts';
import type { Room } from './play/room.ts';
import type { Rooms } from './play/rooms.ts';
import type { Db } from './storage/database.ts';
import type { Presence } from './play/presence.ts';
import type { Timers } from './tables/turnTimers.ts';
import type { Time } from './shared/time.ts';

/** Everything the server works with, put together once in app.ts. */
export interface House {
  readonly db: Db;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** For errors nobody foresaw. */
  readonly complain: Complain;
  /** Whether other nodes work on the same database. */
  readonly isShared: boolean;
  /** Games with bots that one guest may have going at a time. */
  readonly mostBotGames: number;
  readonly node: Node;
  readonly keeping: Keeping;
  readonly company: Company;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly audience: Audience;
  readonly addresses: Addresses;
  readonly attendance: Attendance;
  readonly fanout: Fanout;
  readonly bots: BotSeats;
  readonly hints: Hints;
  readonly timers: Timers;
}

/** After a change was stored: tells everybody, sets clocks, wakes bots. Called within the room's turn. */
export function settle(house: House, room: Room, steps: readonly Step[]): void {
  for (const step of steps) tellStep(house, room, step);
  if (room.table.phase === 'finished' || steps.some(({ kind }) => !isOfGame(kind))) house.audience.tellTable(room);
  keepGoing(house, room);
}

/** A step of the game, taken here or on another node. Others show when the table is told. */
export function tellStep(house: House, room: Room, step: Step): void {
  if (isOfGame(step.kind)) house.audience.tellGame(room, step);
}

function isOfGame(kind: Step['kind']): boolean {
  return kind === 'move' || kind === 'undo';
}

/** Sees to it that whoever has to act next does, and tells the other nodes. */
export function keepGoing(house: House, room: Room): void {
  house.fanout.announce({ kind: 'change', table: room.id });
  review(house, room);
}

/** Somebody of a table is there: bots that rest go on. Called within the room's turn. */
export function noticeSomebody(house: House, room: Room): void {
  house.attendance.note(room.id);
  // Who is kept and busy plays on; a table that was just let rest may still be called busy.
  if (room.botsToMove.length > 0 && !(room.isKept && house.bots.busy.includes(room.id)))
    house.keeping.resume(room.id).catch((error: unknown) => house.complain(error, { table: room.id }));
}

/** Sets clocks and wakes bots, and sees to it that nobody thinks about what is over. */
export function review(house: House, room: Room): void {
  house.timers.arm(room);
  house.bots.wake(room);
  house.hints.review(room);
}
