import { chatCommand, moveCommand, newTable, tableCommand, tableId, undoCommand } from '@pharos/protocol';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { WordFilter } from '../identity/wordFilter.ts';
import type { GameCommands } from '../play/gameCommands.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Chat } from '../tables/chat.ts';
import type { TableCommands } from '../tables/tableCommands.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import * as schemas from './responseSchemas.ts';
import { responses } from './responseSchemas.ts';

const params = z.object({ id: tableId });

export interface CommandRouteParts {
  readonly config: Pick<Config, 'newTableRate'>;
  readonly time: Time;
  readonly authentication: Pick<Authentication, 'player' | 'playing'>;
  readonly watching: Pick<TableWatching, 'state'>;
  readonly tableCommands: TableCommands;
  readonly gameCommands: GameCommands;
  readonly chat: Pick<Chat, 'post'>;
  readonly words: Pick<WordFilter, 'check'>;
}

/** What can be done to tables. */
export function commandRoutes(api: Api, parts: CommandRouteParts): void {
  const { config, time, authentication, watching, tableCommands, gameCommands, chat, words } = parts;
  const newTables = new TokenBuckets(config.newTableRate);

  api.post('/tables', { schema: { body: newTable, response: responses(schemas.tableState) } }, async (request) => {
    const guest = await authentication.playing(request);
    for (const seat of request.body.seats) if (seat.kind === 'hotSeat') words.check(seat.name ?? '');
    if (!newTables.take(guest.id, time.now())) throw new Refusal('RATE_LIMITED', 'too many tables at once');
    return watching.state(await tableCommands.open(guest, request.body), guest.id);
  });

  const tableSchema = { params, body: tableCommand, response: responses(schemas.tableInfo) };
  api.post('/tables/:id', { schema: tableSchema }, async (request) =>
    tableCommands.run(await authentication.playing(request), request.params.id, request.body),
  );

  const moveSchema = { params, body: moveCommand, response: responses(schemas.version) };
  api.post('/tables/:id/move', { schema: moveSchema }, async (request) => {
    const guest = await authentication.player(request, request.params.id, request.body.seat);
    return gameCommands.submit(guest, request.params.id, { kind: 'move', ...request.body });
  });

  const undoSchema = { params, body: undoCommand, response: responses(schemas.version) };
  api.post('/tables/:id/undo', { schema: undoSchema }, async (request) => {
    const guest = await authentication.player(request, request.params.id, request.body.seat);
    return gameCommands.submit(guest, request.params.id, { kind: 'undo', ...request.body });
  });

  const chatSchema = { params, body: chatCommand, response: responses(schemas.chatMessage) };
  api.post('/tables/:id/chat', { schema: chatSchema }, async (request) =>
    chat.post(await authentication.playing(request), request.params.id, request.body),
  );
}
