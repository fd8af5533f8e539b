import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Rooms } from '../play/rooms.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { OwnEvents } from '../tables/ownEvents.ts';
import type { RoomUpdates } from '../tables/roomUpdates.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { beginStream, HEARTBEAT_MS, LONGEST_MS } from './eventStreams.ts';

/** What happens here is told at once; what happens on other nodes is looked for this often. */
const LOOK_EVERY_MS = 1000;
const MOST_STREAMS = 5;

export interface OwnEventStreamParts {
  readonly db: Db;
  readonly time: Time;
  readonly rooms: Pick<Rooms, 'read'>;
  readonly updates: Pick<RoomUpdates, 'onChange'>;
  readonly identity: Pick<Identity, 'onRevoke'>;
  readonly authentication: Pick<Authentication, 'playingCaller'>;
  readonly reportError: ReportError;
}

interface Stream {
  readonly guest: string;
  readonly session: string | null;
  look(): void;
  end(): void;
}

/** One stream of all that happens to somebody: challenges, games that begin and end, and whenever a choice is theirs. */
export class OwnEventStreams {
  readonly #with: OwnEventStreamParts;
  readonly #streams = new Set<Stream>();

  constructor(parts: OwnEventStreamParts) {
    this.#with = parts;
    parts.updates.onChange((room) => {
      for (const stream of this.#streams) if (room.isConcerned(stream.guest)) stream.look();
    });
    parts.identity.onRevoke((guest, session) => {
      for (const stream of this.#streams)
        if (stream.guest === guest && (session === null || stream.session === session)) stream.end();
    });
  }

  routes(api: Api): void {
    const description = 'Server-sent events: challenge, challengeEnd, gameStart, turn, gameEnd.';
    api.get('/me/events', { schema: { description } }, (request, reply) => this.#open(request, reply));
  }

  close(): void {
    for (const stream of this.#streams) stream.end();
  }

  async #open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { guest, session } = await this.#with.authentication.playingCaller(request);
    if ([...this.#streams].filter((stream) => stream.guest === guest.id).length >= MOST_STREAMS)
      throw new Refusal('TOO_MANY', `at most ${MOST_STREAMS} streams at a time`);
    const events = new OwnEvents(this.#with, guest.id);
    const send = beginStream(reply);
    const { raw } = reply;
    const began = performance.now();
    let looking = Promise.resolve();
    let isDue = false;
    const look = (): void => {
      if (isDue) return;
      isDue = true;
      looking = looking
        .then(async () => {
          isDue = false;
          if (raw.destroyed) return;
          for (const { type, data } of await events.next()) send(type, JSON.stringify(data));
        })
        .catch((error: unknown) => this.#with.reportError(error));
    };
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    const heartbeat = setInterval(() => {
      if (performance.now() - began > LONGEST_MS) stream.end();
      else raw.write(':\n\n');
    }, HEARTBEAT_MS);
    const stream: Stream = {
      guest: guest.id,
      session,
      look,
      end: () => {
        clearInterval(timer);
        clearInterval(heartbeat);
        this.#streams.delete(stream);
        raw.end();
      },
    };
    this.#streams.add(stream);
    if (raw.destroyed) stream.end();
    else raw.on('close', () => stream.end());
    look();
  }
}
