import {
  chatCommand,
  moveCommand,
  newTable,
  tableCommand,
  tableId,
  undoCommand,
  type TableSummary,
} from '@pharos/protocol';
import { z } from 'zod';
import { Buckets } from '../shared/tokenBuckets.ts';
import { listGames } from '../shared/games.ts';
import { move, undo } from '../play/gameCommands.ts';
import { gameRecord } from '../play/record.ts';
import { tableSummary } from '../play/views.ts';
import { Refusal } from '../shared/refusal.ts';
import { openTables, tablesOf } from '../storage/lists.ts';
import { command } from '../tables/tableCommands.ts';
import { openTable } from '../tables/openTable.ts';
import * as schemas from './responseSchemas.ts';
import { answers } from './responseSchemas.ts';
import type { Api, Site } from './routeContext.ts';

const params = z.object({ id: tableId });

/** `/games` and `/tables`: lists and tables as they are. */
export function tableRoutes(api: Api, site: Site): void {
  const { house, identity, following } = site;

  api.get('/games', { schema: { response: answers(z.array(schemas.gameOffer)) } }, () => listGames());

  api.get('/tables', { schema: { response: answers(z.array(schemas.tableSummary)) } }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return (await openTables(house.db)).map((table) => tableSummary(table, guest?.id ?? null));
  });

  api.get('/tables/mine', { schema: { response: answers(z.array(schemas.tableSummary)) } }, async (request) => {
    const { id } = await site.guest(request);
    return (await tablesOf(house.db, id)).map((table) => tableSummary(table, id)).sort(byUrgency);
  });

  api.get('/tables/:id', { schema: { params, response: answers(schemas.tableState) } }, async (request) => {
    const caller = await site.onlooker(request, request.params.id);
    return following.state(request.params.id, caller?.guest.id ?? null);
  });

  api.get('/tables/:id/record', { schema: { params, response: answers(schemas.gameRecord) } }, (request) =>
    house.rooms.look(request.params.id, gameRecord),
  );
}

/** What can be done to tables. */
export function commandRoutes(api: Api, site: Site): void {
  const { house, following } = site;
  const openings = new Buckets(site.config.newTables);

  api.post('/tables', { schema: { body: newTable, response: answers(schemas.tableState) } }, async (request) => {
    const guest = await site.guest(request);
    if (!openings.take(guest.id, house.time.now())) throw new Refusal('RATE_LIMITED', 'too many tables at once');
    return following.state(await openTable(house, guest, request.body), guest.id);
  });

  const asked = { params, body: tableCommand, response: answers(schemas.tableInfo) };
  api.post('/tables/:id', { schema: asked }, async (request) =>
    command(house, await site.guest(request), request.params.id, request.body),
  );

  moveRoutes(api, site);
}

function moveRoutes(api: Api, site: Site): void {
  const { house, talk } = site;

  const moved = { params, body: moveCommand, response: answers(schemas.version) };
  api.post('/tables/:id/move', { schema: moved }, async (request) =>
    move(house, await site.player(request, request.params.id, request.body.seat), request.params.id, request.body),
  );

  const undone = { params, body: undoCommand, response: answers(schemas.version) };
  api.post('/tables/:id/undo', { schema: undone }, async (request) =>
    undo(house, await site.player(request, request.params.id, request.body.seat), request.params.id, request.body),
  );

  const said = { params, body: chatCommand, response: answers(schemas.chatMessage) };
  api.post('/tables/:id/chat', { schema: said }, async (request) =>
    talk.say(await site.guest(request), request.params.id, request.body),
  );
}

/** Those that wait for the guest come first, finished games last. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  return urgency(a) - urgency(b) || b.created - a.created;
}

function urgency({ yourTurn, phase }: TableSummary): number {
  return yourTurn ? 0 : ['playing', 'waiting', 'finished', 'closed'].indexOf(phase) + 1;
}
