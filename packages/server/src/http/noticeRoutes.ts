import {
  channelId,
  newChannel,
  noticeSettings,
  NOTICE_KINDS,
  type AddedChannel,
  type NoticeInfo,
} from '@pharos/protocol';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deviceName } from '../identity/deviceName.ts';
import type { NoticeChannels } from '../notices/noticeChannels.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Db } from '../storage/database.ts';
import { removeByLink } from '../storage/noticeChannels.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { done } from './identitySchemas.ts';
import { responses } from './responseSchemas.ts';

export interface NoticeRouteParts extends DatabaseAndTime {
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly noticeChannels: NoticeChannels;
}

/** What one guest may do: far more than anybody needs, too little to send others something with our help. */
const CHANGES = { burst: 20, perSecond: 0.05 };
const TESTS = { burst: 5, perSecond: 1 / 60 };

const info = z.object({
  channels: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(['push', 'mail', 'webhook']),
        label: z.string(),
        created: z.number(),
        failing: z.number().nullable(),
      }),
    )
    .readonly(),
  settings: z.object({
    kinds: z.array(z.enum(NOTICE_KINDS)),
    quiet: z.object({ from: z.int(), to: z.int() }).nullable(),
    digest: z.int().nullable(),
    timeZone: z.string(),
  }),
  pushKey: z.string(),
  email: z.string().nullable(),
  mail: z.boolean(),
}) satisfies z.ZodType<NoticeInfo>;

const added = z.object({
  channel: z.string(),
  secret: z.string().nullable(),
  notices: info,
}) satisfies z.ZodType<AddedChannel>;

const params = z.object({ id: channelId });
const unsubscribing = z.object({ link: z.string().regex(/^[\w-]{43}$/) });

/** `/me/notices`: by what a guest wants to be told, and when; and the links of mails that end them. */
export function noticeRoutes(api: Api, { db, time, authentication, noticeChannels }: NoticeRouteParts): void {
  const changes = new TokenBuckets(CHANGES);
  const tests = new TokenBuckets(TESTS);

  api.get('/me/notices', { schema: { response: responses(info) } }, async (request) =>
    noticeChannels.info(await authentication.guest(request)),
  );

  api.put('/me/notices/settings', { schema: { body: noticeSettings, response: responses(info) } }, async (request) => {
    const guest = await authentication.guest(request);
    return noticeChannels.save(guest, request.body);
  });

  const adding = { body: newChannel, response: responses(added) };
  api.post('/me/notices/channels', { schema: adding }, async (request) => {
    const guest = await authentication.guest(request);
    changes.takeOrRefuse(guest.id, time.now(), 'changes of notices');
    return noticeChannels.add(guest, request.body, deviceName(request.headers['user-agent']));
  });

  api.delete('/me/notices/channels/:id', { schema: { params, response: responses(info) } }, async (request) => {
    const guest = await authentication.guest(request);
    return noticeChannels.remove(guest, request.params.id);
  });

  api.post('/me/notices/channels/:id/test', { schema: { params, response: responses(done) } }, async (request) => {
    const guest = await authentication.guest(request);
    tests.takeOrRefuse(guest.id, time.now(), 'test messages');
    await noticeChannels.test(guest, request.params.id);
    return { done: true as const };
  });

  void api.register((scope) => {
    const mails = scope.withTypeProvider<ZodTypeProvider>();
    // Mail programs send a form; there is nothing in it that we need.
    mails.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, _body, parsed) => parsed(null, null),
    );
    unsubscribeRoutes(mails, db);
  });
}

function unsubscribeRoutes(api: Api, db: Db): void {
  // Programs that look through mails follow links: only the button ends anything.
  api.get('/unsubscribe/:link', { schema: { hide: true, params: unsubscribing } }, (request, reply) =>
    reply.type('text/html; charset=utf-8').send(unsubscribePage(request.params.link)),
  );

  const ending = 'Ends the mails whose link this is, without signing in. Whoever does it again finds nothing to end.';
  const schema = { description: ending, params: unsubscribing, response: responses(done) };
  api.post('/unsubscribe/:link', { schema }, async (request) => {
    await removeByLink(db, request.params.link);
    return { done: true as const };
  });
}

function unsubscribePage(link: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pharos</title>
<form method="post" action="/api/v1/unsubscribe/${link}"><button>Pharos: no more mails · bez wiadomości · ne jöjjön több levél</button></form></html>`;
}
