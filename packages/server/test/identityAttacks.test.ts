import type { DeviceLink, Guest, IdentityInfo, KeptIdentity, Refused } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMailAccess } from '../src/config/mailAccess.ts';
import type { Mail } from '../src/identity/mailer.ts';
import { Authenticator, keepWithPasskey, type Lies } from './support/authenticator.ts';
import { ManualTime } from './support/manualTime.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const MINUTE = 60_000;
type Options = Parameters<Authenticator['show']>[0];

describe('attacks on identities', () => {
  let server: TestServer;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await TestServer.open();
    visitor = await server.newClient();
  });
  afterAll(() => server.close());

  const DOORS: readonly (readonly ['POST' | 'DELETE', string, object])[] = [
    ['POST', '/me/passkeys/options', {}],
    ['POST', '/me/passkeys', {}],
    ['POST', '/me/keep', {}],
    ['POST', '/me/codes', {}],
    ['POST', '/me/device', {}],
    ['POST', '/me/sign-out', {}],
    ['POST', '/me/merge/options', {}],
    ['POST', '/me/merge', {}],
    ['POST', '/me/mail', { email: 'a@example.org', language: 'en' }],
    ['POST', '/me/delete', { name: 'x' }],
    ['DELETE', '/me/mail', {}],
    ['DELETE', '/me/sessions/x', {}],
    ['DELETE', '/me/passkeys/x', {}],
    ['POST', '/session/passkey/options', {}],
    ['POST', '/session/passkey', {}],
    ['POST', '/session/code', { code: 'x' }],
    ['POST', '/session/device', { link: 'x'.repeat(43) }],
    ['POST', '/session/mail', { link: 'x'.repeat(43) }],
    ['POST', '/session/mail/request', { email: 'a@example.org', language: 'en' }],
  ];

  it.each(DOORS)('a page of another site does not reach %s %s', async (method, path, body) => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await visitor.send<Refused>(method, path, body, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'BAD_ORIGIN']);
    }
  });

  it('a token for one seat opens no door to an identity', async () => {
    const client = await server.newClient();
    const { table } = await client.open({ seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }], start: true });
    const { token } = await client.ask<{ token: string }>(`/tables/${table.id}/token`);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const path of ['/me/identity', '/me/export']) {
      const answer = await fetch(`${server.url}/api/v1${path}`, { headers });
      expect(((await answer.json()) as Refused).code).toBe('OUT_OF_SCOPE');
    }
    for (const path of ['/me/keep', '/me/device', '/me/codes', '/me/passkeys/options', '/me/merge/options']) {
      const answer = await fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers, body: '{}' });
      expect([path, ((await answer.json()) as Refused).code]).toEqual([path, 'OUT_OF_SCOPE']);
    }
  });

  it('an answer of a passkey counts once', async () => {
    const { device } = await keepWithPasskey(await server.newClient());
    const client = await server.newClient();
    const passkey = device.show(await client.ask<Options>('/session/passkey/options'), server.url);
    expect((await client.send('POST', '/session/passkey', { passkey })).status).toBe(200);
    expect(await client.refusal('/session/passkey', { passkey })).toBe('BAD_PASSKEY');
  });

  it.each<[string, Lies]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['to a challenge that nobody made', { challenge: 'x'.repeat(43) }],
  ])('an answer of a passkey that was given %s does not count', async (_, lies) => {
    const { device } = await keepWithPasskey(await server.newClient());
    const client = await server.newClient();
    const passkey = device.show(await client.ask<Options>('/session/passkey/options'), server.url, lies);
    expect(await client.refusal('/session/passkey', { passkey })).toBe('BAD_PASSKEY');
    const made = await new Authenticator().make(await client.ask<Options>('/me/passkeys/options'), server.url, lies);
    expect(await client.refusal('/me/passkeys', { passkey: made })).toBe('BAD_PASSKEY');
  });

  it('a challenge is good for its purpose, and for whom it was made', async () => {
    const [ann, bob] = [
      await keepWithPasskey(await server.newClient()),
      await keepWithPasskey(await server.newClient()),
    ];
    const ofAnn = await ann.client.ask<Options>('/me/merge/options');
    const answer = bob.device.show(ofAnn, server.url);
    expect(await bob.client.refusal('/me/merge', { passkey: answer })).toBe('BAD_PASSKEY');
    const toSignIn = ann.device.show(await bob.client.ask<Options>('/session/passkey/options'), server.url);
    expect(await bob.client.refusal('/me/merge', { passkey: toSignIn })).toBe('BAD_PASSKEY');
    const toMerge = ann.device.show(await bob.client.ask<Options>('/me/merge/options'), server.url);
    expect(await bob.client.refusal('/session/passkey', { passkey: toMerge })).toBe('BAD_PASSKEY');
    const forAnn = await ann.client.ask<Options>('/me/passkeys/options');
    const made = await new Authenticator().make(forAnn, server.url);
    expect(await bob.client.refusal('/me/passkeys', { passkey: made })).toBe('BAD_PASSKEY');
  });

  it('a passkey that nobody kept here and one that was removed are refused alike', async () => {
    const { client, device } = await keepWithPasskey(await server.newClient());
    const refusalOf = async (shown: Authenticator): Promise<[number, Refused]> => {
      const passkey = shown.show(await client.ask<Options>('/session/passkey/options'), server.url);
      const { status, body } = await client.send<Refused>('POST', '/session/passkey', { passkey });
      return [status, body];
    };
    const [{ id }] = (await client.get<IdentityInfo>('/me/identity')).body.passkeys;
    await client.send('DELETE', `/me/passkeys/${id}`, {});
    expect(await refusalOf(device)).toEqual(await refusalOf(new Authenticator()));
  });

  it('codes and links cannot be tried out from one address', async () => {
    const time = new ManualTime();
    const strict = await TestServer.open({ time }, { signInRate: { burst: 5, perSecond: 1 / 60 } });
    const { codes } = await (await strict.newClient()).ask<KeptIdentity>('/me/keep');
    const thief = await strict.newClient();
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await thief.refusal('/session/code', { code: `wrong-${attempt}` })).toBe('CODE_INVALID');
    const other = await strict.newClient();
    for (const [path, body] of [
      ['/session/code', { code: codes[0] }],
      ['/session/device', { link: 'x'.repeat(43) }],
      ['/session/passkey/options', {}],
    ] as const) {
      const { status, body: problem } = await other.send<Refused>('POST', path, body);
      expect([path, status, problem.code, (problem.retryAfter ?? 0) > 0]).toEqual([path, 429, 'RATE_LIMITED', true]);
    }
    await time.leap(61_000);
    expect((await other.send<Guest>('POST', '/session/code', { code: codes[0] })).body.kept).toBe(true);
    await strict.close();
  });

  it('names cannot be tried out by renaming oneself', async () => {
    const { client } = await keepWithPasskey(await server.newClient('Renamer'));
    const codes = new Set<string>();
    for (let attempt = 0; attempt < 30; attempt++)
      codes.add(
        (await client.send<Partial<Refused>>('PATCH', '/me', { name: `Renamer ${attempt}` })).body.code ?? 'OK',
      );
    expect([...codes].sort()).toEqual(['OK', 'RATE_LIMITED']);
  });

  it('what is stored of codes and links is worth nothing to whoever reads it', async () => {
    const { client, codes } = await keepWithPasskey(await server.newClient());
    const { link } = await client.ask<DeviceLink>('/me/device');
    const { db } = server.app.context;
    const stored = JSON.stringify([
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('one_time_codes').selectAll().execute(),
    ]);
    for (const secret of [link, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(secret);
  });
});

describe('mail', () => {
  const PUBLIC_URL = 'https://127.0.0.1';
  const time = new ManualTime();
  const sent: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      sent.push(mail);
      return Promise.resolve();
    },
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ time, mailer }, { publicUrl: PUBLIC_URL });
  });
  afterAll(() => server.close());

  async function keptClient(): Promise<TestClient> {
    const client = await server.newClient();
    return client.after(await client.send('POST', '/me/keep', {}));
  }

  /** The link in the next mail to an address. */
  async function mailTo(to: string): Promise<{ page: string; link: string }> {
    for (;;) {
      const at = sent.findIndex((mail) => mail.to === to);
      if (at >= 0) {
        const [, page, link] = /(\S+)#(\S+)/.exec(sent.splice(at, 1)[0].text) ?? [];
        return { page, link };
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async function confirmed(client: TestClient, email: string): Promise<void> {
    await client.ask('/me/mail', { email, language: 'en' });
    await client.ask('/me/mail/confirm', { link: (await mailTo(email)).link });
  }

  it('an address that was confirmed brings back who lost everything else, by a link that counts once', async () => {
    const client = await keptClient();
    await client.ask('/me/mail', { email: 'Ann@Example.org', language: 'pl' });
    const { page, link } = await mailTo('ann@example.org');
    expect(page).toBe(`${PUBLIC_URL}/identity/confirm`);
    expect((await client.get<IdentityInfo>('/me/identity')).body).toMatchObject({ email: null, mail: true });
    const anywhere = await server.newClient();
    expect(await anywhere.refusal('/session/mail', { link })).toBe('CODE_INVALID');
    await anywhere.ask('/me/mail/confirm', { link });
    expect(await anywhere.refusal('/me/mail/confirm', { link })).toBe('CODE_INVALID');
    expect((await client.get<IdentityInfo>('/me/identity')).body.email).toBe('ann@example.org');

    await anywhere.ask('/session/mail/request', { email: 'ANN@example.org', language: 'hu' });
    const toSignIn = await mailTo('ann@example.org');
    expect(toSignIn.page).toBe(`${PUBLIC_URL}/identity/mail`);
    expect(await anywhere.refusal('/me/mail/confirm', { link: toSignIn.link })).toBe('CODE_INVALID');
    const answer = await anywhere.send<Guest>('POST', '/session/mail', { link: toSignIn.link });
    expect(answer.body).toMatchObject({ id: client.guest.id, kept: true });
    expect(await anywhere.refusal('/session/mail', { link: toSignIn.link })).toBe('CODE_INVALID');
  });

  it('a link in a mail counts for a quarter of an hour, and not after the address was removed', async () => {
    const client = await keptClient();
    await confirmed(client, 'bob@example.org');
    const stranger = await server.newClient();
    await stranger.ask('/session/mail/request', { email: 'bob@example.org', language: 'en' });
    const { link } = await mailTo('bob@example.org');
    await time.leap(16 * MINUTE);
    expect(await stranger.refusal('/session/mail', { link })).toBe('CODE_INVALID');
    await time.leap(60 * MINUTE);
    await stranger.ask('/session/mail/request', { email: 'bob@example.org', language: 'en' });
    const later = await mailTo('bob@example.org');
    await client.send('DELETE', '/me/mail', {});
    expect(await stranger.refusal('/session/mail', { link: later.link })).toBe('CODE_INVALID');
  });

  it('nobody learns whether an address is known', async () => {
    const client = await keptClient();
    await confirmed(client, 'known@example.org');
    await time.leap(60 * MINUTE);
    const stranger = await server.newClient();
    const asked = async (email: string): Promise<unknown> => {
      const { status, body, headers } = await stranger.send('POST', '/session/mail/request', { email, language: 'en' });
      return [status, body, [...headers.keys()].sort()];
    };
    expect(await asked('unknown@example.org')).toEqual(await asked('known@example.org'));
    await mailTo('known@example.org');
    expect(sent.some(({ to }) => to === 'unknown@example.org')).toBe(false);
    // Whoever adds an address that belongs to somebody else learns it only by reading its mail.
    const other = await keptClient();
    expect((await other.send('POST', '/me/mail', { email: 'known@example.org', language: 'en' })).status).toBe(200);
    const { link } = await mailTo('known@example.org');
    expect(await other.refusal('/me/mail/confirm', { link })).toBe('MAIL_TAKEN');
  });

  it('nobody is flooded with mails', async () => {
    const stranger = await server.newClient();
    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const request = { email: 'flooded@example.org', language: 'en' };
      codes.push((await stranger.send<Partial<Refused>>('POST', '/session/mail/request', request)).body.code ?? 'OK');
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  it.each([
    'a@b',
    'a b@example.org',
    'a@example.org\nBcc: b@example.org',
    'a@example.org,b@example.org',
    '<a@example.org>',
  ])('%j is no address', async (email) => {
    const client = await keptClient();
    expect(await client.refusal('/me/mail', { email, language: 'en' })).toBe('BAD_REQUEST');
  });

  it('where no mail is set up none is offered', async () => {
    const without = await TestServer.open();
    const client = await without.newClient();
    const kept = client.after(await client.send('POST', '/me/keep', {}));
    expect((await kept.get<IdentityInfo>('/me/identity')).body.mail).toBe(false);
    const mail = { email: 'a@example.org', language: 'en' };
    expect(await kept.refusal('/me/mail', mail)).toBe('MAIL_OFF');
    expect(await kept.refusal('/session/mail/request', mail)).toBe('MAIL_OFF');
    await without.close();
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'go together'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.org' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://x.example' }, 'SMTP_URL is'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody', PUBLIC_URL: 'https://x.example' }, 'MAIL_FROM is'],
  ])('settings of mail that cannot work are refused: %j', (env, words) => {
    expect(() => readMailAccess(env)).toThrow(words);
  });
});
