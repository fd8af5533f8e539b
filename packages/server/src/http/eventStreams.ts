import { tableId } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Watcher, WatcherMessage } from '../play/watchers.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';
import { beginStream, StreamConnections, type StreamConnectionParts, type Stream } from './streamConnections.ts';

/** Streams one address may have open. */
const MOST_STREAMS = 50;

export interface EventStreamParts extends StreamConnectionParts {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly authentication: Pick<Authentication, 'caller'>;
  readonly watching: Pick<TableWatching, 'unwatch' | 'watch'>;
}

/** Server-sent events: what sockets are sent, for programs that speak only HTTP. */
export class EventStreams {
  readonly #with: EventStreamParts;
  readonly #streams: StreamConnections<Stream & { readonly address: string }>;

  constructor(parts: EventStreamParts) {
    this.#with = parts;
    this.#streams = new StreamConnections(parts);
  }

  routes(api: Api): void {
    const schema = {
      params: z.object({ id: tableId }),
      description: 'Server-sent events: game, table, chat, partner.',
    };
    api.get('/tables/:id/stream', { schema }, (request, reply) => this.#open(request.params.id, request, reply));
  }

  close(): void {
    this.#streams.close();
  }

  async #open(table: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { config, authentication, watching } = this.#with;
    const address = countedCaller(request.raw, config.trustProxy);
    this.#streams.refuseBeyond(MOST_STREAMS, (stream) => stream.address === address);
    const caller = await authentication.caller(request, table);
    const guest = caller?.guest.id ?? null;
    const early: (readonly [type: string, json: string])[] = [];
    const watcher: Watcher = { guest, send: (message) => early.push([message.type, jsonOf(message)]) };
    // Asked before the answer begins: an unknown table is still refused in the usual way.
    const state = await watching.watch(table, watcher);
    const write = beginStream(reply);
    watcher.send = (message) => write(message.type, jsonOf(message));
    watcher.send({ type: 'table', data: state.table });
    const { game } = state;
    if (game !== null)
      watcher.send({ type: 'game', table, update: { change: null, whole: () => JSON.stringify(game) } });
    const { partner: messages = [] } = state;
    if (messages.length > 0) watcher.send({ type: 'partner', data: { table, messages } });
    for (const [type, json] of early) write(type, json);
    const ended = (): void => watching.unwatch(table, watcher);
    this.#streams.add({ address, guest, session: caller?.session ?? null, ended }, reply);
  }
}

function jsonOf(message: WatcherMessage): string {
  return message.type === 'game' ? message.update.whole() : JSON.stringify(message.data);
}
