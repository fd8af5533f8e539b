import type { Rng } from '@pharos/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import { review, tellStep, type House } from './house.ts';
import { Addresses } from './play/guestAddresses.ts';
import { secretDraw } from './shared/ids.ts';
import { Company } from './nodes/presenceSync.ts';
import { Keeping } from './nodes/tableClaims.ts';
import type { Node } from './nodes/node.ts';
import { complainer, type Complain } from './telemetry/logging.ts';
import { Metrics } from './telemetry/metrics.ts';
import { measuredThinker } from './bots/measuredBotPool.ts';
import { closeTable, DAY_MS } from './operations/retention.ts';
import { watchHouse } from './telemetry/gauges.ts';
import { Attendance } from './play/tableActivity.ts';
import { Audience } from './play/watchers.ts';
import { BotSeats } from './play/botPlayer.ts';
import type { Thinker } from './bots/botPool.ts';
import { change } from './play/changing.ts';
import { dealFromSeed, type Deal } from './play/deal.ts';
import type { Fanout } from './play/signals.ts';
import { Hints } from './play/hints.ts';
import { play } from './play/gameCommands.ts';
import type { Change } from './play/runningGame.ts';
import type { Room } from './play/room.ts';
import { Rooms } from './play/rooms.ts';
import type { Db } from './storage/database.ts';
import { isUnavailable } from './storage/unavailable.ts';
import { Presence } from './play/presence.ts';
import { Timers } from './tables/turnTimers.ts';
import type { Time } from './shared/time.ts';

interface Materials {
  readonly db: Db;
  readonly isShared: boolean;
  /** Whether it is known that the database cannot be reached or stores nothing. */
  isAway(this: void): boolean;
  readonly node: Node;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly thinker: Thinker;
  readonly fanout: Fanout;
  readonly deal?: Deal | undefined;
  readonly draw?: Rng | undefined;
}

/** Puts the house together. Its parts need each other, but not before something happens. */
export function buildHouse(config: Config, materials: Materials): House {
  const { db, isShared, node, time, log, fanout, draw = secretDraw } = materials;
  const metrics = new Metrics();
  const complain = unlessAway(materials.isAway, complainer(log, metrics));
  const presence = new Presence(time.now());
  const audience = new Audience(presence, time);
  const company = new Company({ db, node, time, fanout, presence, audience, isShared });
  const addresses = new Addresses();
  const attendance = new Attendance({ time, audience, presence, company, addresses, isShared });
  const record = (room: Room, ...changes: Change[]): Promise<void> => play(house, room, ...changes);
  const changing = <Value>(table: string, work: (room: Room) => Value | Promise<Value>): Promise<Value> =>
    change(house, table, work);
  const rooms = buildRooms(config, materials, { audience, house: () => house });
  const thinker = measuredThinker(materials.thinker, metrics);
  const thinking = { rooms, time, thinker, draw, patience: config.botPatience };
  const bots = new BotSeats({
    ...thinking,
    pause: config.botPause,
    change: changing,
    isAttended: (table) => attendance.isAttended(table),
    owners: (room) => attendance.owners(room),
    rest: (room) => keeping.rest(room),
    complain,
    record,
  });
  const hints = new Hints({ ...thinking, address: (guest) => addresses.of(guest) });
  const attend = (table: string): Promise<boolean> => keeping.attend(table);
  const timers = new Timers({ time, presence, attend, complain, record });
  const keeping = new Keeping({
    db,
    node,
    time,
    bots,
    timers,
    metrics,
    every: config.pulse.every / 2,
    unattended: config.retention.unattended === null ? null : config.retention.unattended * DAY_MS,
    close: (room) => closeTable(house, room),
    change: changing,
    complain,
  });
  const among = { isShared, mostBotGames: config.mostBotGames, node, keeping, company, fanout };
  const people = { presence, audience, addresses, attendance };
  const house: House = { db, time, log, metrics, complain, ...among, rooms, ...people, bots, hints, timers };
  watchHouse(house);
  return house;
}

function buildRooms(
  config: Config,
  { db, isShared, node, deal = dealFromSeed }: Materials,
  parts: { readonly audience: Audience; house(): House },
): Rooms {
  const { audience } = parts;
  return new Rooms({
    db,
    isShared,
    deal,
    most: config.mostRooms,
    keeper: () => (node.isAlive ? node.id : null),
    isWatched: (table) => audience.isWatched(table),
    dropped: (table) => parts.house().timers.disarm(table),
    stepped: (room, step) => tellStep(parts.house(), room, step),
    caughtUp: (room, { isTableNew, isDealt }) => {
      const house = parts.house();
      house.metrics.catchUps.inc();
      if (isTableNew) audience.tellTable(room);
      if (isDealt) audience.tellGame(room, null);
      review(house, room);
    },
  });
}

/** That the database is away is said once, not by everybody who needs it. */
function unlessAway(isAway: () => boolean, complain: Complain): Complain {
  return (error, where) => {
    if (!isAway() || !isUnavailable(error)) complain(error, where);
  };
}
