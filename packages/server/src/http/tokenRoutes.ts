import { tableId } from '@pharos/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { soleSeat } from '../play/ownSeat.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { setCookie } from './cookie.ts';
import { responses } from './responseSchemas.ts';

export interface TokenRouteParts {
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'owner'>;
  readonly rooms: Pick<Rooms, 'read'>;
}

/** What programs show instead of a cookie, and how to take everything back. */
export function tokenRoutes(api: Api, { identity, authentication, rooms }: TokenRouteParts): void {
  const token = { response: responses(z.object({ token: z.string() })) };

  api.post('/me/token', { schema: token }, async (request) => {
    const { guest, session } = await authentication.owner(request);
    return { token: identity.sign('token', guest, { session }) };
  });

  const toRevoke = 'Ends every session and token of the guest but those this answers with.';
  api.post('/me/revoke', { schema: { ...token, description: toRevoke } }, async (request, reply) => {
    const { guest: before, session } = await authentication.owner(request);
    const guest = await identity.revoke(before.id, session);
    setCookie(identity, request, reply, { guest, session });
    return { token: identity.sign('token', guest, { session }) };
  });

  const toPlay = 'A token for a program that plays one seat: it may watch and move there, and nothing else.';
  const seat = {
    params: z.object({ id: tableId }),
    response: responses(z.object({ token: z.string(), seat: z.int() })),
  };
  api.post('/tables/:id/token', { schema: { ...seat, description: toPlay } }, async (request) => {
    const { guest, session } = await authentication.owner(request);
    const table = request.params.id;
    const scope = { table, seat: await rooms.read(table, (room) => soleSeat(room, guest.id)) };
    return { token: identity.sign('token', guest, { scope, session }), seat: scope.seat };
  });
}
