import { tableId } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Identity } from '../identity/identity.ts';
import type { Watcher, WatcherMessage } from '../play/watchers.ts';
import { Refusal } from '../shared/refusal.ts';
import type { TableWatching } from '../tables/tableWatching.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';

/** Keeps proxies from closing a quiet stream. */
export const HEARTBEAT_MS = 15_000;
/** Who reads more slowly than this grows is cut off; a stream can always be opened anew. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Then whoever reads has to say again who they are. */
export const LONGEST_MS = 60 * 60_000;
/** Streams one address may have open. */
const MOST_STREAMS = 50;

export interface EventStreamParts {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly identity: Pick<Identity, 'onRevoke'>;
  readonly authentication: Pick<Authentication, 'caller'>;
  readonly watching: Pick<TableWatching, 'unwatch' | 'watch'>;
}

interface Stream {
  readonly address: string;
  readonly guest: string | null;
  readonly session: string | null;
  end(): void;
}

/** Server-sent events: what sockets are sent, for programs that speak only HTTP. */
export class EventStreams {
  readonly #with: EventStreamParts;
  readonly #streams = new Set<Stream>();

  constructor(parts: EventStreamParts) {
    this.#with = parts;
    parts.identity.onRevoke((guest, session) => this.#endStreamsOf(guest, session));
  }

  routes(api: Api): void {
    const schema = {
      params: z.object({ id: tableId }),
      description: 'Server-sent events: game, table, chat, partner.',
    };
    api.get('/tables/:id/stream', { schema }, (request, reply) => this.#open(request.params.id, request, reply));
  }

  close(): void {
    for (const stream of this.#streams) stream.end();
  }

  #endStreamsOf(guest: string, session: string | null): void {
    for (const stream of this.#streams)
      if (stream.guest === guest && (session === null || stream.session === session)) stream.end();
  }

  async #open(table: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = countedCaller(request.raw, this.#with.config.trustProxy);
    const others = [...this.#streams].filter((stream) => stream.address === address);
    if (others.length >= MOST_STREAMS) throw new Refusal('TOO_MANY', `at most ${MOST_STREAMS} streams at a time`);
    const caller = await this.#with.authentication.caller(request, table);
    const early: WatcherMessage[] = [];
    const watcher: Watcher = { guest: caller?.guest.id ?? null, send: (message) => early.push(message) };
    // Asked before the answer begins: an unknown table is still refused in the usual way.
    const state = await this.#with.watching.watch(table, watcher);
    const write = beginStream(reply);
    watcher.send = (message) => write(message.type, jsonOf(message));
    watcher.send({ type: 'table', data: state.table });
    if (state.game !== null) watcher.send({ type: 'game', data: state.game });
    const { partner: messages = [] } = state;
    if (messages.length > 0) watcher.send({ type: 'partner', data: { table, messages } });
    for (const message of early) watcher.send(message);
    this.#hold(table, watcher, { address, session: caller?.session ?? null }, reply);
  }

  #hold(table: string, watcher: Watcher, whose: Pick<Stream, 'address' | 'session'>, { raw }: FastifyReply): void {
    const began = performance.now();
    const heartbeat = setInterval(() => {
      if (performance.now() - began > LONGEST_MS) stream.end();
      else raw.write(':\n\n');
    }, HEARTBEAT_MS);
    const stream: Stream = {
      ...whose,
      guest: watcher.guest,
      end: () => {
        clearInterval(heartbeat);
        this.#with.watching.unwatch(table, watcher);
        this.#streams.delete(stream);
        raw.end();
      },
    };
    this.#streams.add(stream);
    // The reader may be gone already.
    if (raw.destroyed) stream.end();
    else raw.on('close', () => stream.end());
  }
}

/** Begins to answer with events; answers how to send one. */
export function beginStream(reply: FastifyReply): (type: string, json: string) => void {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return (type, json) => {
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(`event: ${type}\ndata: ${json}\n\n`);
  };
}

function jsonOf(message: WatcherMessage): string {
  return (message.type === 'game' ? message.text : undefined) ?? JSON.stringify(message.data);
}
