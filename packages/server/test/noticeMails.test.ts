import type { NoticeInfo } from '@pharos/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailer } from '../src/identity/mailer.ts';
import { beginGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { SmtpReceiver, type ReceivedMail } from './support/smtpReceiver.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const PUBLIC_URL = 'https://127.0.0.1';
const CLOCK = { kind: 'correspondence', days: 1, holidays: 0 } as const;
const time = new ManualTime();
let mails: SmtpReceiver;
let server: TestServer;
let ann: TestClient;
let bob: TestClient;
let count = 0;
let email: string;

beforeAll(async () => {
  mails = await SmtpReceiver.open();
  server = await TestServer.open(
    { time, mailer: createMailer({ url: mails.url, from: 'Pharos <pharos@example.org>' }) },
    { publicUrl: PUBLIC_URL, heartbeat: { interval: 3_600_000, leaseTime: 3_600_000 } },
  );
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  email = `ann${++count}@example.org`;
  const [guest, other] = await server.newClients('Ann', 'Bob');
  [ann, bob] = [guest.after(await guest.send('POST', '/me/keep', {})), other];
  await ann.ask('/me/mail', { email, language: 'en' });
  const [confirmation] = await mailsTo(1);
  await ann.ask('/me/mail/confirm', { link: /#(\S+)/.exec(confirmation.text)?.[1] });
  await ann.ask('/me/notices/channels', { kind: 'mail' });
  mails.received.length = 0;
});

const dispatch = (): Promise<void> => server.app.noticeDispatcher.run();

/** Mails that are sent while others do something else. */
async function mailsTo(least: number): Promise<ReceivedMail[]> {
  while (mails.to(email).length < least) await new Promise((resolve) => setTimeout(resolve, 5));
  return mails.to(email);
}

/** Begins a game in which Ann has the first turn, and answers the mail about it. */
async function turnMail(): Promise<{ table: string; mail: ReceivedMail; link: string }> {
  const table = await beginGame(ann, bob, { clock: CLOCK });
  await dispatch();
  const [mail] = mails.received.splice(0);
  return { table, mail, link: /<(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1] ?? '' };
}

const channelsOf = async (client: TestClient): Promise<number> =>
  (await client.get<NoticeInfo>('/me/notices')).body.channels.length;

/** The link as a program follows it that has neither a cookie nor anything to do with this site. */
const follow = (link: string, request: RequestInit = {}): Promise<Response> =>
  fetch(link.replace(PUBLIC_URL, server.url), request);

/** As RFC 8058 has it. */
const ONE_CLICK: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

it('a mail says whose turn it is and how to end such mails, and nothing of what lies on the table', async () => {
  const { table, mail, link } = await turnMail();
  expect(mail.to).toEqual([email]);
  expect(link).toMatch(/^https:\/\/127\.0\.0\.1\/api\/v1\/unsubscribe\/[\w-]{43}$/);
  expect([...mail.headers]).toEqual(
    expect.arrayContaining([
      ['from', 'Pharos <pharos@example.org>'],
      ['to', email],
      ['subject', 'It is your turn'],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ['auto-submitted', 'auto-generated'],
    ]),
  );
  expect(mail.text.replaceAll('\r\n', '\n').trim()).toBe(
    `7 Wonders Duel with Bob\n\n${PUBLIC_URL}/g/${table}\n\nNo more mails like this:\n${link}`,
  );
});

it('one click ends the mails without a cookie, and a second one does no harm', async () => {
  const { link } = await turnMail();
  for (let click = 0; click < 2; click++) {
    const answer = await follow(link, ONE_CLICK);
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    expect(await channelsOf(ann)).toBe(0);
  }
  await beginGame(ann, bob, { clock: CLOCK });
  await dispatch();
  expect(mails.to(email)).toEqual([]);
  // The address itself stays: it is a way back into the identity.
  expect((await ann.get<NoticeInfo>('/me/notices')).body.email).toBe(email);
});

it('a program that looks through mails and follows their links ends nothing', async () => {
  const { link } = await turnMail();
  for (const method of ['GET', 'HEAD']) {
    const answer = await follow(link, { method });
    expect([method, answer.status, answer.headers.get('content-type')]).toEqual([
      method,
      200,
      'text/html; charset=utf-8',
    ]);
  }
  const page = await (await follow(link)).text();
  expect(page).toContain(`<form method="post" action="${new URL(link).pathname}">`);
  expect(await channelsOf(ann)).toBe(1);
});

it('a link that nobody was sent is answered like one that was', async () => {
  const { link } = await turnMail();
  const answerTo = async (to: string, request?: RequestInit): Promise<unknown> => {
    const { status, headers, ...answer } = await follow(to, request).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: (await response.text()).replaceAll(to.slice(-43), ''),
    }));
    return [status, [...headers.keys()].sort(), answer.text];
  };
  const unknown = `${link.slice(0, -43)}${'x'.repeat(43)}`;
  expect(await answerTo(unknown)).toEqual(await answerTo(link));
  expect(await answerTo(unknown, ONE_CLICK)).toEqual(await answerTo(link, ONE_CLICK));
  expect((await follow(`${link}x`, ONE_CLICK)).status).toBe(400);
});

it('a mail that was not taken is sent again later, under the same id', async () => {
  mails.refusals = 1;
  await beginGame(ann, bob, { clock: CLOCK });
  await dispatch();
  expect(mails.to(email)).toEqual([]);
  const failing = (await ann.get<NoticeInfo>('/me/notices')).body.channels[0].failing;
  expect(failing).not.toBeNull();
  await time.leap(30_000);
  await dispatch();
  await dispatch();
  const sent = mails.to(email);
  expect(sent).toHaveLength(1);
  expect(sent[0].headers.get('message-id')).toMatch(/^<[\w-]{22}@127\.0\.0\.1>$/);
});

it('a name is written into no header and into no second line', async () => {
  await bob.send('PATCH', '/me', { name: 'B\r\nBcc: eve@example.org' });
  const { mail } = await turnMail();
  expect(mail.to).toEqual([email]);
  expect(mail.headers.has('bcc')).toBe(false);
  expect(mail.text.split('\r\n')[0]).toMatch(/^7 Wonders Duel with \S/);
});

it('who has no confirmed address, or took it away, gets no mail', async () => {
  expect(await bob.refusal('/me/notices/channels', { kind: 'mail' })).toBe('NOT_KEPT');
  await beginGame(ann, bob, { clock: CLOCK });
  await ann.send('DELETE', '/me/mail', {});
  await dispatch();
  expect(mails.to(email)).toEqual([]);
  expect(await channelsOf(ann)).toBe(0);
  expect(await ann.refusal('/me/notices/channels', { kind: 'mail' })).toBe('MAIL_OFF');
});
