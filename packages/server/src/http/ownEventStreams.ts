import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { OwnEvents } from '../tables/ownEvents.ts';
import type { RoomUpdates } from '../tables/roomUpdates.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { beginStream, StreamConnections, type StreamConnectionParts, type Stream } from './streamConnections.ts';

/** What happens here is told at once; what happens on other nodes is looked for this often. */
const LOOK_EVERY_MS = 1000;
/** Streams one guest may have open. */
const MOST_STREAMS = 5;

export interface OwnEventStreamParts extends DatabaseAndTime, StreamConnectionParts {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly updates: Pick<RoomUpdates, 'onChange'>;
  readonly authentication: Pick<Authentication, 'playingCaller'>;
  readonly reportError: ReportError;
}

interface OwnStream extends Stream {
  readonly guest: string;
  look(): void;
}

/** One stream of all that happens to somebody: challenges, games that begin and end, and whenever a choice is theirs. */
export class OwnEventStreams {
  readonly #with: OwnEventStreamParts;
  readonly #streams: StreamConnections<OwnStream>;

  constructor(parts: OwnEventStreamParts) {
    this.#with = parts;
    this.#streams = new StreamConnections(parts);
    parts.updates.onChange((room) => {
      for (const stream of this.#streams.which(({ guest }) => room.isConcerned(guest))) stream.look();
    });
  }

  routes(api: Api): void {
    const description = 'Server-sent events: challenge, challengeEnd, gameStart, turn, gameEnd.';
    api.get('/me/events', { schema: { description } }, (request, reply) => this.#open(request, reply));
  }

  close(): void {
    this.#streams.close();
  }

  async #open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { guest, session } = await this.#with.authentication.playingCaller(request);
    this.#streams.refuseBeyond(MOST_STREAMS, (stream) => stream.guest === guest.id);
    const events = new OwnEvents(this.#with, guest.id);
    const send = beginStream(reply);
    let looking = Promise.resolve();
    let isDue = false;
    const look = (): void => {
      if (isDue) return;
      isDue = true;
      looking = looking
        .then(async () => {
          isDue = false;
          if (reply.raw.destroyed) return;
          for (const { type, data } of await events.next()) send(type, JSON.stringify(data));
        })
        .catch((error: unknown) => this.#with.reportError(error));
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    this.#streams.add({ guest: guest.id, session, look, ended: () => clearInterval(timer) }, reply);
    look();
  }
}
