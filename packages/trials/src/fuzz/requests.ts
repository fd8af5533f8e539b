import type { Rng } from '@pharos/core';
import { damage } from '@pharos/core/testkit';
import { corrupted, plausibleCommand, type Targets } from './commands.ts';
import { BOMBS, randomBytes, pick, TEXTS, VALUES } from './oddValues.ts';

const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'BREW',
];
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  '',
];
const PATHS: readonly string[] = [
  '/',
  '/index.html',
  '/assets/../../package.json',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/....//....//etc/passwd',
  '/assets/%00.js',
  '/%',
  '/%ff%fe',
  '/\\..\\..\\etc',
  '//evil.example/',
  '/api/v1/../../../etc/passwd',
  '/api/v1/me',
  '/api/v1/games',
  '/api/v1/tables',
  '/api/v1/tables/mine',
  '/api/v1/openapi.json',
  '/api/docs/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=99&transport=websocket',
  '/socket.io/?EIO=4&transport=websocket&sid=forged',
  `/${'a'.repeat(3000)}`,
  '/api/v1/tables/..%2f..%2fsecret/record',
  '/api/v1/tables/__proto__',
];

/** Doors to identities. Whoever keeps theirs needs another cookie from then on: the attackers would be strangers soon. */
const IDENTITY_PATHS: readonly string[] = [
  '/me/identity',
  '/me/passkeys/options',
  '/me/passkeys',
  '/me/passkeys/x',
  '/me/codes',
  '/me/sessions/x',
  '/me/device',
  '/me/merge/options',
  '/me/merge',
  '/me/mail',
  '/me/mail/confirm',
  '/me/export',
  '/me/delete',
  '/session/passkey/options',
  '/session/passkey',
  '/session/code',
  '/session/device',
  '/session/mail',
  '/session/mail/request',
];

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A request as bytes, from somebody who has a cookie or would like to have one. */
export function nextRequest(targets: Targets, cookies: readonly string[], rng: Rng): Buffer {
  if (rng(30) === 0) return Buffer.concat([randomBytes(1 + rng(60), rng), Buffer.from('\r\n\r\n')]);
  const { method, path, body } =
    rng(3) > 0 ? tableRequest(targets, rng) : rng(3) === 0 ? identityRequest(rng) : anyRequest(rng);
  const host = rng(50) === 0 ? pick(TEXTS, rng).replaceAll(/[\r\n]/g, '') : '127.0.0.1';
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, 'connection: close', ...oddHeaders(cookies, rng)];
  if (body !== '' && method !== 'GET') {
    const length = rng(60) === 0 ? pick([-1, 0, 1, 1e12, 'x'], rng) : Buffer.byteLength(body);
    lines.push(`content-type: ${pick(TYPES, rng)}`, `content-length: ${length}`, '', body);
  } else lines.push('', '');
  const text = lines.join('\r\n');
  return Buffer.from(rng(40) === 0 ? damage(text, rng) : text);
}

function tableRequest(targets: Targets, rng: Rng): RawRequest {
  const command = plausibleCommand(targets, rng);
  const { message } = rng(3) === 0 ? command : corrupted(command, rng);
  const table =
    rng(12) === 0
      ? encodeURIComponent(damage('abcdefghij', rng).replaceAll(/\p{Cs}/gu, ''))
      : pick([...targets.own, ...targets.foreign], rng);
  const action = pick(['', '/move', '/undo', '/chat', '/record', '/token', '/stream-', `/${rng(9)}`], rng);
  const body = rng(15) === 0 ? pick(BOMBS, rng) : JSON.stringify(message ?? null);
  return { method: pick(METHODS, rng), path: `/api/v1/tables/${table}${action}${query(rng)}`, body };
}

function identityRequest(rng: Rng): RawRequest {
  const odd = (likely: unknown): unknown => (rng(2) === 0 ? likely : pick(VALUES, rng));
  const bytes = (): unknown => odd(randomBytes(rng(60), rng).toString('base64url'));
  const response = {
    clientDataJSON: odd(
      Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: bytes() })).toString('base64url'),
    ),
    attestationObject: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
  };
  const passkey = {
    id: bytes(),
    rawId: bytes(),
    type: 'public-key',
    clientExtensionResults: {},
    response: odd(response),
  };
  const words = { link: odd('x'.repeat(43)), code: odd('0000'), email: odd('a@example.org'), language: odd('en') };
  const body = JSON.stringify({ passkey: odd(passkey), bring: odd(true), name: pick(VALUES, rng), ...words });
  return { method: pick(['POST', 'POST', ...METHODS], rng), path: `/api/v1${pick(IDENTITY_PATHS, rng)}`, body };
}

function anyRequest(rng: Rng): RawRequest {
  const body =
    rng(3) === 0
      ? pick(BOMBS, rng)
      : JSON.stringify({
          name: pick(VALUES, rng),
          language: pick(VALUES, rng),
          game: 'duel',
          seats: pick(VALUES, rng),
          options: pick(VALUES, rng),
        });
  return { method: pick(METHODS, rng), path: `${pick(PATHS, rng)}${query(rng)}`, body };
}

function query(rng: Rng): string {
  return rng(4) === 0
    ? `?${encodeURIComponent(pick(TEXTS, rng).replaceAll(/\p{Cs}/gu, '')).slice(0, 500)}=${rng(9)}&a[]=1&a[__proto__][x]=1`
    : '';
}

function oddHeaders(cookies: readonly string[], rng: Rng): string[] {
  const odd: readonly string[] = [
    `cookie: ${pick(cookies, rng)}`,
    `cookie: ${damage(pick(cookies, rng), rng).replaceAll(/[^\x20-\x7e]/g, '')}`,
    `cookie: pharos=guest.0.0.${'A'.repeat(43)}`,
    `authorization: Bearer ${'A'.repeat(rng(200))}`,
    'authorization: Basic eDp4',
    'origin: https://evil.example',
    'sec-fetch-site: cross-site',
    'transfer-encoding: chunked',
    'content-encoding: gzip',
    'accept-encoding: gzip, br',
    'expect: 100-continue',
    'upgrade: websocket',
    'upgrade: h2c',
    'range: bytes=0-0,-1',
    'if-none-match: *',
    `x-forwarded-for: ${pick(['1.2.3.4', '::1', 'x'.repeat(200)], rng)}`,
    `x-large: ${'y'.repeat(rng(2000))}`,
  ];
  return Array.from({ length: rng(3) }, () => pick(odd, rng)).concat(rng(3) > 0 ? [odd[0]] : []);
}
