import { tableId, type TableSummary } from '@pharos/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { refuseEarlyLook } from '../play/hiddenTable.ts';
import { gameRecord } from '../play/record.ts';
import type { Rooms } from '../play/rooms.ts';
import { tableSummary } from '../play/views.ts';
import { listGames } from '../shared/games.ts';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { openTables, tablesOf } from '../storage/lists.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import { watchableTables } from '../tables/watchableTables.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import * as schemas from './responseSchemas.ts';
import { responses } from './responseSchemas.ts';

const params = z.object({ id: tableId });

export interface TableRouteParts {
  readonly db: Db;
  readonly time: Time;
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'caller' | 'playing'>;
  readonly rooms: Pick<Rooms, 'read'>;
  readonly watching: Pick<TableWatching, 'state'>;
}

/** `/games` and `/tables`: lists and tables as they are. */
export function tableRoutes(api: Api, { db, time, identity, authentication, rooms, watching }: TableRouteParts): void {
  api.get('/games', { schema: { response: responses(z.array(schemas.gameOffer)) } }, () => listGames());

  api.get('/tables', { schema: { response: responses(z.array(schemas.tableSummary)) } }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return (await openTables(db)).map((table) => tableSummary(table, guest?.id ?? null));
  });

  api.get('/tables/running', { schema: { response: responses(z.array(schemas.watchableTable)) } }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return watchableTables(db, guest?.id ?? null);
  });

  api.get('/tables/mine', { schema: { response: responses(z.array(schemas.tableSummary)) } }, async (request) => {
    const { id } = await authentication.playing(request);
    return (await tablesOf(db, id)).map((table) => tableSummary(table, id)).sort(byUrgency);
  });

  api.get('/tables/:id', { schema: { params, response: responses(schemas.tableState) } }, async (request) => {
    const caller = await authentication.caller(request, request.params.id);
    return watching.state(request.params.id, caller?.guest.id ?? null);
  });

  api.get('/tables/:id/record', { schema: { params, response: responses(schemas.gameRecord) } }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return rooms.read(request.params.id, (room) => {
      refuseEarlyLook(room, guest?.id ?? null, time.now());
      return gameRecord(room);
    });
  });
}

/** Those that wait for the guest come first, finished games last. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  return urgency(a) - urgency(b) || b.created - a.created;
}

function urgency({ yourTurn, phase }: TableSummary): number {
  return yourTurn ? 0 : ['playing', 'waiting', 'finished', 'closed'].indexOf(phase) + 1;
}
