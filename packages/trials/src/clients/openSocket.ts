import type { ClientToServer, ServerToClient } from '@pharos/protocol';
import { io, type Socket } from 'socket.io-client';
import type { GuestClient } from './guestClient.ts';

/** A connection of its own that comes back soon after it breaks. */
export function openSocket(client: GuestClient): Socket<ServerToClient, ClientToServer> {
  return io(client.url, {
    transports: ['websocket'],
    extraHeaders: { ...client.headers },
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 1000,
  });
}
