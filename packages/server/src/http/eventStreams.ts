import { tableId } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Told, Watcher } from '../play/watchers.ts';
import { Refusal } from '../shared/refusal.ts';
import { countedCaller } from './callerAddress.ts';
import type { Api, Site } from './routeContext.ts';

/** Keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000;
/** Who reads more slowly than this grows is cut off; a stream can always be opened anew. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Then whoever reads has to say again who they are. */
const LONGEST_MS = 60 * 60_000;
/** Streams one address may have open. */
const MOST_STREAMS = 50;

interface Stream {
  readonly address: string;
  readonly guest: string | null;
  end(): void;
}

/** Server-sent events: what sockets are told, for programs that speak only HTTP. */
export class Streams {
  readonly #site: Site;
  readonly #open = new Set<Stream>();

  constructor(site: Site) {
    this.#site = site;
    site.dismissals.add((guest) => this.#dismiss(guest));
  }

  routes(api: Api): void {
    const schema = { params: z.object({ id: tableId }), description: 'Server-sent events: game, table, chat.' };
    api.get('/tables/:id/stream', { schema }, (request, reply) => this.#follow(request.params.id, request, reply));
  }

  close(): void {
    for (const stream of this.#open) stream.end();
  }

  #dismiss(guest: string): void {
    for (const stream of this.#open) if (stream.guest === guest) stream.end();
  }

  async #follow(table: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = countedCaller(request.raw, this.#site.config.trustProxy);
    const others = [...this.#open].filter((stream) => stream.address === address);
    if (others.length >= MOST_STREAMS) throw new Refusal('TOO_MANY', `at most ${MOST_STREAMS} streams at a time`);
    const guest = (await this.#site.onlooker(request, table))?.guest ?? null;
    const early: Told[] = [];
    const watcher: Watcher = { guest: guest?.id ?? null, tell: (told) => early.push(told) };
    // Asked before the answer begins: an unknown table is still refused in the usual way.
    const state = await this.#site.following.watch(table, watcher);
    watcher.tell = beginStream(reply);
    watcher.tell({ type: 'table', data: state.table });
    if (state.game !== null) watcher.tell({ type: 'game', data: state.game });
    for (const told of early) watcher.tell(told);
    this.#keep(table, watcher, address, reply);
  }

  #keep(table: string, watcher: Watcher, address: string, { raw }: FastifyReply): void {
    const began = performance.now();
    const heartbeat = setInterval(() => {
      if (performance.now() - began > LONGEST_MS) stream.end();
      else raw.write(':\n\n');
    }, HEARTBEAT_MS);
    const stream: Stream = {
      address,
      guest: watcher.guest,
      end: () => {
        clearInterval(heartbeat);
        this.#site.following.unwatch(table, watcher);
        this.#open.delete(stream);
        raw.end();
      },
    };
    this.#open.add(stream);
    // The reader may be gone already.
    if (raw.destroyed) stream.end();
    else raw.on('close', () => stream.end());
  }
}

function beginStream(reply: FastifyReply): (told: Told) => void {
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
  return (told) => {
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(`event: ${told.type}\ndata: ${textOf(told)}\n\n`);
  };
}

function textOf(told: Told): string {
  return (told.type === 'game' ? told.text : undefined) ?? JSON.stringify(told.data);
}
