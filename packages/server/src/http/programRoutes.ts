import { botMark, challenge, newProgramToken, tableId } from '@pharos/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { requireKept, type KeptIdentities } from '../identity/keptIdentities.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { cleanText } from '../shared/text.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { declineChallenge, openChallenge } from '../tables/challenges.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { done } from './identitySchemas.ts';
import { responses } from './responseSchemas.ts';

export interface ProgramRouteParts extends DatabaseAndTime {
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'guest' | 'playing'>;
  readonly keptIdentities: Pick<KeptIdentities, 'markBot' | 'newSession'>;
  readonly rooms: Pick<Rooms, 'change'>;
}

/** Challenges of one guest. */
const CHALLENGES = { burst: 10, perSecond: 1 / 10 };

/** For programs that play: their identity, their token, challenges. */
export function programRoutes(api: Api, parts: ProgramRouteParts): void {
  const { time, identity, authentication, keptIdentities, rooms } = parts;
  const challenges = new TokenBuckets(CHALLENGES);

  const toMark = 'Whether the own identity is that of a program; once it has played as one it stays so.';
  api.post(
    '/me/bot',
    { schema: { description: toMark, body: botMark, response: responses(botMark) } },
    async (request) => {
      const guest = await authentication.guest(request);
      await keptIdentities.markBot(guest, request.body.bot);
      return request.body;
    },
  );

  const toSign = 'A token for a program. It plays and nothing else, and ends with its session.';
  const token = z.object({ token: z.string(), session: z.string() });
  const signing = { description: toSign, body: newProgramToken, response: responses(token) };
  api.post('/me/programs', { schema: signing }, async (request) => {
    const guest = await authentication.guest(request);
    requireKept(guest);
    const session = await keptIdentities.newSession(guest.id, cleanText(request.body.name), 'play');
    return { token: identity.sign('token', guest, { session, play: true }), session };
  });

  const opened = z.object({ table: z.string() });
  const toOpen = 'A game of two against an identity that is a program: it starts when the program accepts.';
  const challenging = { description: toOpen, body: challenge, response: responses(opened) };
  api.post('/challenges', { schema: challenging }, async (request) => {
    const guest = await authentication.playing(request);
    challenges.takeOrRefuse(guest.id, time.now(), 'challenges');
    return { table: await openChallenge(parts, guest, request.body) };
  });

  const declining = { params: z.object({ id: tableId }), response: responses(done) };
  api.post('/challenges/:id/decline', { schema: declining }, async (request) => {
    await declineChallenge(rooms, await authentication.playing(request), request.params.id);
    return { done: true as const };
  });
}
