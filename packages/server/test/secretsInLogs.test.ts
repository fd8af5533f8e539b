import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorForLog, scrubLine } from '../src/telemetry/scrub.ts';
import { emptyFolder } from './support/database.ts';
import { TestSocket, TestClient } from './support/testClient.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PASSWORD = 'hunter2-p@ssword';
const SESSION_SECRET = 'a-secret-that-signs-identities-01';

interface Ended {
  readonly output: string;
  readonly code: number | null;
}

/** Runs the server as it is run in earnest, at its most talkative; `visit` is called once it is open. */
async function run(settings: Record<string, string>, visit?: (url: string) => Promise<void>): Promise<Ended> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'trace', SESSION_SECRET, ...settings };
  const child = spawn(process.execPath, [join(root, 'packages/server/dist/main.mjs')], { env });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const opened = new Promise<string>((resolve) => {
    const collect = (text: Buffer): void => {
      output += text.toString();
      const [, url] = /Pharos is open at (\S+)\n/.exec(output) ?? [];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
  });
  if (visit !== undefined) {
    await visit(await opened);
    child.kill('SIGTERM');
  }
  return { code: await ended, output };
}

function garbage(url: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(text));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });
}

beforeAll(async () => {
  const { build } = (await import(join(root, 'scripts/build.mjs'))) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
});

describe('logs', () => {
  it('a log at its most verbose level holds no cookie, token, secret or query of a whole visit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-logs-'));
    await emptyFolder(join(folder, 'db'));
    const secrets = [SESSION_SECRET, 'query-of-mine'];
    const { output } = await run({ DATA_DIR: folder }, async (url) => {
      const ann = await TestClient.create(url, 'Ann');
      const { token } = (await ann.send<{ token: string }>('POST', '/me/token', {})).body;
      secrets.push(ann.cookie.split('=')[1], token);
      await fetch(`${url}/api/v1/tables/mine?token=${token}&q=query-of-mine`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await garbage(url, `GET /x HTTP/1.1\r\ncookie: ${ann.cookie}\r\nbad header\r\n\r\n`);
      const bot = { kind: 'bot', level: 'random' } as const;
      const { table } = await ann.open({ seats: [{ kind: 'host' }, bot], start: true });
      // Whoever knows the id of a private table may look at it.
      secrets.push(table.id);
      await ann.get(`/tables/${table.id}`);
      await fetch(`${url}/g/${table.id}`);
      const socket = await TestSocket.open(url, {}, { token });
      await socket.watch(table.id);
      await socket.raw('move', { table: table.id, v: 0, move: token });
      socket.close();
    });
    rmSync(folder, { recursive: true, force: true });
    expect(output.split('\n').length).toBeGreaterThan(5);
    for (const secret of secrets) expect(output).not.toContain(secret);
    expect(output).not.toMatch(/[0-9a-f]{64}/);
  });

  it.each([
    ['nobody listens', `postgres://pharos:${encodeURIComponent(PASSWORD)}@127.0.0.1:1/pharos`],
    ['the address cannot be read', `postgres://pharos:${PASSWORD}@no host:port/pharos`],
  ])('a log at its most verbose level holds no password of a database where %s', async (_, DATABASE_URL) => {
    const { output, code } = await run({ DATABASE_URL });
    expect(code).not.toBe(0);
    expect(output).toContain('cannot start');
    expect(output).not.toContain('hunter2');
  });
});

describe('the filter of log lines', () => {
  it('the filter of log lines masks what would be a secret anywhere', () => {
    const deal = 'ab'.repeat(32);
    const signed = `guest.0.abc123.${'x'.repeat(43)}`;
    const line = scrubLine(`postgres://me:${PASSWORD}@db/x Bearer abc.def ${signed} ${deal}`);
    expect(line).toBe('postgres://me:***@db/x Bearer *** *** ***');
    const session = `guest.0.abc123.aaaaaaaaaa.1.s-${'y'.repeat(16)}.${'x'.repeat(43)}`;
    const link = `https://pharos.example/identity/mail#${'k'.repeat(43)}`;
    expect(scrubLine(`${session} ${link} 0a1b-2c3d-4e5f-6g7h smtp://me:${PASSWORD}@mail`)).toBe(
      '*** https://pharos.example/identity/mail#*** *** smtp://me:***@mail',
    );
  });

  it('the filter of log lines leaves of an error what helps, and none of what hangs on it', () => {
    const error = Object.assign(new Error('no'), { code: 'X', rawPacket: Buffer.from('cookie'), detail: 'row' });
    expect(Object.keys(errorForLog(error))).toEqual(['type', 'message', 'stack', 'code']);
  });
});
