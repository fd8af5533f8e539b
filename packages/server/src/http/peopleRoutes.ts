import { guestId, peopleChange, relationChange } from '@pharos/protocol';
import { z } from 'zod';
import { peopleOf } from '../people/people.ts';
import type { Relations } from '../people/relations.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { seeGuest } from '../storage/guests.ts';
import { setPresenceChoice } from '../storage/people.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import * as schemas from './peopleSchemas.ts';
import { responses } from './responseSchemas.ts';

export interface PeopleRouteParts extends DatabaseAndTime {
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly relations: Pick<Relations, 'set'>;
}

/** `/people`: whom somebody follows, blocks and has played with. */
export function peopleRoutes(api: Api, parts: PeopleRouteParts): void {
  const { db, time, authentication, relations } = parts;

  const all = 'Everybody the guest has to do with.';
  api.get('/people', { schema: { description: all, response: responses(schemas.people) } }, async (request) => {
    const guest = await authentication.guest(request);
    await seeGuest(db, guest.id, new Date(time.now()));
    return peopleOf(parts, guest);
  });

  const changing = { body: peopleChange, response: responses(schemas.people) };
  api.patch('/people', { schema: changing }, async (request) => {
    const guest = await authentication.guest(request);
    const { presence } = request.body;
    await setPresenceChoice(db, guest.id, presence);
    return peopleOf(parts, { ...guest, presence });
  });

  const toRelate = 'Follows or blocks somebody, or neither any more. Nobody is told of it.';
  const relating = {
    description: toRelate,
    params: z.object({ id: guestId }),
    body: relationChange,
    response: responses(schemas.people),
  };
  api.post('/people/:id', { schema: relating }, async (request) => {
    const guest = await authentication.guest(request);
    await relations.set(guest, request.params.id, request.body.relation);
    return peopleOf(parts, guest);
  });
}
