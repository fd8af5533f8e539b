import { tableId } from '@pharos/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Told, Watcher } from '../play/audience.ts';
import type { Api, Site } from './site.ts';

/** Keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000;
/** Who reads more slowly than this grows is cut off; a stream can always be opened anew. */
const MOST_UNREAD_BYTES = 1_000_000;

/** Server-sent events: what sockets are told, for programs that speak only HTTP. */
export function streamRoutes(api: Api, site: Site, open: Set<() => void>): void {
  const schema = { params: z.object({ id: tableId }), description: 'Server-sent events: game, table, chat.' };
  api.get('/tables/:id/stream', { schema }, async (request, reply) => {
    const { id } = request.params;
    const guest = await site.identity.guestOf(request.headers);
    const unsent: Told[] = [];
    const watcher: Watcher = { guest: guest?.id ?? null, tell: (told) => unsent.push(told) };
    // Asked before the answer begins: an unknown table is still refused in the usual way.
    const state = await site.following.watch(id, watcher);
    const send = openStream(reply);
    send({ type: 'table', data: state.table });
    if (state.game !== null) send({ type: 'game', data: state.game });
    for (const told of unsent) send(told);
    watcher.tell = send;
    const heartbeat = setInterval(() => reply.raw.write(':\n\n'), HEARTBEAT_MS);
    const close = (): void => {
      clearInterval(heartbeat);
      site.following.unwatch(id, watcher);
      open.delete(close);
      reply.raw.end();
    };
    open.add(close);
    reply.raw.on('close', close);
  });
}

function openStream(reply: FastifyReply): (told: Told) => void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return ({ type, data }) => {
    if (reply.raw.writableLength > MOST_UNREAD_BYTES) reply.raw.destroy();
    else reply.raw.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  };
}
