import { Readable } from 'node:stream';
import { confirmMail, deletion, mailCommand } from '@pharos/protocol';
import type { Config } from '../config/config.ts';
import type { MailLinks } from '../identity/mailLinks.ts';
import { personalExport } from '../operations/personalExport.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { setEmail } from '../storage/identities.ts';
import { deletePlayer } from '../tables/deletePlayer.ts';
import type { TableCommands } from '../tables/tableCommands.ts';
import type { Api } from './api.ts';
import { clearCookie } from './cookie.ts';
import type { IdentityParts } from './identityParts.ts';
import { done, identityInfo } from './identitySchemas.ts';
import { responses } from './responseSchemas.ts';

export interface OwnDataRouteParts extends IdentityParts {
  readonly config: Pick<Config, 'exportRate'>;
  readonly mailLinks: MailLinks;
  readonly tableCommands: Pick<TableCommands, 'run'>;
}

/** Mails that one guest may have sent, to whomever. */
const MAILS = { burst: 5, perSecond: 1 / 600 };

/** What belongs to an identity besides games: its address, everything as one file, and its end. */
export function ownDataRoutes(api: Api, parts: OwnDataRouteParts): void {
  const { db, time, identity, authentication, keptIdentities, mailLinks } = parts;
  const exports = new TokenBuckets(parts.config.exportRate);
  const mails = new TokenBuckets(MAILS);

  const everything = 'Everything that is kept about the guest, as one JSON file.';
  api.get('/me/export', { schema: { description: everything } }, async (request, reply) => {
    const { guest, session } = await authentication.owner(request);
    exports.takeOrRefuse(guest.id, time.now(), 'exports');
    const info = await keptIdentities.info(guest, session, mailLinks.isOffered);
    const settings = await keptIdentities.settingsOf(guest);
    const text = personalExport(db, { guest, identity: info, settings, at: time.now() });
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="pharos.json"')
      .send(Readable.from(text));
  });

  api.post('/me/mail', { schema: { body: mailCommand, response: responses(done) } }, async (request) => {
    const { guest } = await authentication.owner(request);
    mails.takeOrRefuse(guest.id, time.now(), 'mails');
    mailLinks.requestConfirmation(guest, request.body.email, request.body.language);
    return { done: true as const };
  });

  api.post('/me/mail/confirm', { schema: { body: confirmMail, response: responses(done) } }, async (request) => {
    await mailLinks.confirm(request.body.link);
    return { done: true as const };
  });

  api.delete('/me/mail', { schema: { response: responses(identityInfo) } }, async (request) => {
    const { guest, session } = await authentication.owner(request);
    await setEmail(db, guest.id, null);
    return keptIdentities.info(guest, session, mailLinks.isOffered);
  });

  const toForget = 'Forgets who the guest was. Games stay readable, under no name.';
  const forgetting = { description: toForget, body: deletion, response: responses(done) };
  api.post('/me/delete', { schema: forgetting }, async (request, reply) => {
    const { guest } = await authentication.owner(request);
    if (request.body.name !== guest.name) throw new Refusal('BAD_REQUEST', 'name: say your own name');
    await deletePlayer(parts, guest);
    identity.announceEnd(guest.id);
    clearCookie(identity, request, reply);
    return { done: true as const };
  });
}
