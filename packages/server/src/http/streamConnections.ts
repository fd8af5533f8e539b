import type { FastifyReply } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import { Refusal } from '../shared/refusal.ts';

/** Keeps proxies from closing a quiet stream. */
const HEARTBEAT_MS = 15_000;
/** Who reads more slowly than this grows is cut off; a stream can always be opened anew. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Then whoever reads has to say again who they are. */
const LONGEST_MS = 60 * 60_000;

export interface StreamConnectionParts {
  readonly identity: Pick<Identity, 'onRevoke'>;
}

/** A stream of events to one reader. */
export interface Stream {
  /** Null for somebody unknown. */
  readonly guest: string | null;
  readonly session: string | null;
  /** Called once, when nobody reads it any more. */
  ended(): void;
}

/** The streams that are open. One ends when its reader goes, does not count as the same guest any more, or after an hour. */
export class StreamConnections<One extends Stream> {
  readonly #ends = new Map<One, () => void>();

  constructor({ identity }: StreamConnectionParts) {
    identity.onRevoke((guest, session) => {
      for (const [stream, end] of this.#ends)
        if (stream.guest === guest && (session === null || stream.session === session)) end();
    });
  }

  which(isMeant: (stream: One) => boolean): readonly One[] {
    return [...this.#ends.keys()].filter(isMeant);
  }

  /** Refuses another one, if somebody has as many as they may. */
  refuseBeyond(most: number, isTheirs: (stream: One) => boolean): void {
    if (this.which(isTheirs).length >= most) throw new Refusal('TOO_MANY', `at most ${most} streams at a time`);
  }

  /** Keeps a stream that has begun open. */
  add(stream: One, { raw }: FastifyReply): void {
    const began = performance.now();
    const end = (): void => {
      if (!this.#ends.delete(stream)) return;
      clearInterval(heartbeat);
      stream.ended();
      raw.end();
    };
    const heartbeat = setInterval(() => {
      if (performance.now() - began > LONGEST_MS) end();
      else raw.write(':\n\n');
    }, HEARTBEAT_MS);
    this.#ends.set(stream, end);
    // The reader may be gone already.
    if (raw.destroyed) end();
    else raw.on('close', end);
  }

  close(): void {
    for (const end of this.#ends.values()) end();
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
