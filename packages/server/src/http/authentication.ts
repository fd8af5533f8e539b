import type { FastifyRequest } from 'fastify';
import { needScope, type Identity } from '../identity/identity.ts';
import { Refusal } from '../shared/refusal.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { Site } from './routeContext.ts';

/** How requests tell who they come from. */
export function callersBy(identity: Identity): Pick<Site, 'guest' | 'onlooker' | 'player'> {
  const onlooker: Site['onlooker'] = async ({ headers }, table) => {
    const caller = await identity.callerOf(headers);
    needScope(caller?.scope ?? null, table);
    return caller;
  };
  return {
    onlooker,
    guest: async ({ headers }: FastifyRequest) => needGuest(await identity.guestOf(headers)),
    async player(request, table, seat) {
      const caller = await onlooker(request, table);
      needScope(caller?.scope ?? null, table, seat);
      return needGuest(caller?.guest ?? null);
    },
  };
}

function needGuest(guest: GuestRow | null): GuestRow {
  if (guest === null) throw new Refusal('UNAUTHORIZED', 'say who you are: GET /api/v1/me gives a cookie');
  return guest;
}
