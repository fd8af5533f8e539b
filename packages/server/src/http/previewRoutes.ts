import { describePicture } from '@pharos/pictures';
import { tableId } from '@pharos/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { linkOptions, type LinkPreviews } from '../pictures/linkPreviews.ts';
import type { Rooms } from '../play/rooms.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { responses } from './responseSchemas.ts';

export interface PreviewRouteParts {
  readonly identity: Pick<Identity, 'linkKey'>;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly rooms: Pick<Rooms, 'read'>;
  readonly linkPreviews: Pick<LinkPreviews, 'factsIn'>;
}

const schema = {
  params: z.object({ id: tableId }),
  querystring: z.object({ lang: z.string().optional(), move: z.string().optional() }),
  response: responses(z.object({ key: z.string(), title: z.string(), description: z.string() })),
  description: 'For a link that shows others what is played here, and what is said of it.',
};

/** What whoever sits at a table needs to share it. */
export function previewRoutes(api: Api, { identity, authentication, rooms, linkPreviews }: PreviewRouteParts): void {
  api.get('/tables/:id/preview', { schema }, async (request) => {
    const { id } = request.params;
    const guest = await authentication.guest(request);
    const facts = await rooms.read(id, (room) => {
      if (room.seatsOf(guest.id).length === 0) throw new Refusal('NOT_SEATED', 'only those who sit there show a table');
      return linkPreviews.factsIn(room, linkOptions(request.query));
    });
    const { title, description } = describePicture(facts);
    return { key: identity.linkKey(id), title, description };
  });
}
