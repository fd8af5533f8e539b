import type { Answer, ClientToServer, OwnSeek, Pairing, SeekCommand, ServerToClient } from '@pharos/protocol';
import { io, type Socket } from 'socket.io-client';
import { me, offline } from '../net/api.ts';
import { withRetries } from '../net/retry.ts';

/** Long enough for a slow phone, short enough to ask again. */
const ANSWER_MS = 5000;
/** Before a server that could not let us in is asked again. */
const RECONNECT_MS = 2000;

interface Handlers {
  /** The connection is there, for the first time or again: what holds has to be said anew. */
  connected(): void;
  pairing(pairing: Pairing): void;
  seek(own: OwnSeek): void;
}

/** The way to the server for whoever looks who waits for what, or looks for others. */
export class PairingLink {
  readonly #socket: Socket<ServerToClient, ClientToServer> = io({
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    reconnectionDelayMax: 5000,
  });
  #reconnect: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: Handlers) {
    const socket = this.#socket;
    socket.on('connect', () => handlers.connected());
    socket.on('pairing', (pairing) => handlers.pairing(pairing));
    socket.on('seek', (own) => handlers.seek(own));
    socket.on('connect_error', () => {
      if (!socket.active) this.#reconnect = setTimeout(() => socket.connect(), RECONNECT_MS);
    });
    // The cookie must be there before the socket shows it.
    void me().then((guest) => guest.ok && socket.connect());
  }

  watch(): Promise<Answer<Pairing>> {
    return this.#socket.timeout(ANSWER_MS).emitWithAck('watchPairing', {}).catch(offline);
  }

  seek(wish: SeekCommand): Promise<Answer<OwnSeek>> {
    return withRetries(() => this.#socket.timeout(ANSWER_MS).emitWithAck('seek', wish).catch(offline));
  }

  /** With a table: we have come there. */
  cancel(table?: string): Promise<Answer<OwnSeek>> {
    const request = table === undefined ? {} : { table };
    return withRetries(() => this.#socket.timeout(ANSWER_MS).emitWithAck('cancelSeek', request).catch(offline));
  }

  close(): void {
    clearTimeout(this.#reconnect);
    this.#socket.disconnect();
  }
}
