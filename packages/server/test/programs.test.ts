import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IdentityInfo, Leaderboard, OwnEvent, TableInfo, TableState } from '@pharos/protocol';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepWithPasskey } from './support/authenticator.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const CLOCK = { kind: 'bank', seconds: 600, increment: 5 } as const;

/** The same program for a Node that does not know types; answers where it is. */
function withoutTypes(file: string): string {
  const outfile = join(mkdtempSync(join(tmpdir(), 'pharos-example-')), 'bot.mjs');
  buildSync({ entryPoints: [file], outfile, format: 'esm', logLevel: 'error' });
  return outfile;
}

/** Events of a stream, one after the other. */
async function* eventsOf(url: string, token: string, signal: AbortSignal): AsyncGenerator<OwnEvent> {
  const answer = await fetch(`${url}/api/v1/me/events`, { headers: { authorization: `Bearer ${token}` }, signal });
  if (answer.body === null) throw new Error('no stream');
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (type !== undefined) yield { type, data: JSON.parse(data) as unknown } as OwnEvent;
    }
  }
}

describe('programs', () => {
  let server: TestServer;
  let [ann, bot]: TestClient[] = [];
  let token: string;

  beforeAll(async () => {
    server = await TestServer.open();
    const [first, second] = await server.newClients('Ann', 'Robbie');
    ann = (await keepWithPasskey(first)).client;
    bot = (await keepWithPasskey(second)).client;
    token = (await bot.ask<{ token: string }>('/me/programs', { name: 'my bot' })).token;
  });
  afterAll(() => server.close());

  async function withToken(path: string, body?: object): Promise<{ status: number; code?: string }> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/api/v1${path}`, request);
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, ...(code !== undefined && { code }) };
  }

  it('only a kept identity becomes that of a program, and only such a one is challenged', async () => {
    const [guest] = await server.newClients('Guest');
    expect(await guest.refusal('/me/bot', { bot: true })).toBe('NOT_KEPT');
    const challenge = { to: bot.guest.id, game: 'duel' };
    expect(await ann.refusal('/challenges', challenge)).toBe('NOT_FOUND');
    await bot.ask('/me/bot', { bot: true });
    expect(await ann.refusal('/challenges', { ...challenge, to: 'nobody' })).toBe('NOT_FOUND');
    expect(await ann.refusal('/challenges', { ...challenge, game: 'wonders', options: { players: 3 } })).toBe(
      'BAD_SEATS',
    );
    expect(await guest.refusal('/challenges', { ...challenge, rated: true })).toBe('NOT_KEPT');
  });

  it('a token of a program plays and does nothing else, until its session is ended', async () => {
    expect((await withToken('/tables/mine')).status).toBe(200);
    for (const path of ['/me', '/me/identity', '/me/export'])
      expect(await withToken(path), path).toEqual({ status: 403, code: 'OUT_OF_SCOPE' });
    for (const path of ['/me/token', '/me/programs', '/me/bot', '/me/codes', '/me/delete', '/me/revoke'])
      expect((await withToken(path, { name: 'Robbie', bot: false })).code, path).toBe('OUT_OF_SCOPE');
    const other = await bot.ask<{ token: string; session: string }>('/me/programs', { name: 'another' });
    const { sessions, bot: isBot } = (await bot.get<IdentityInfo>('/me/identity')).body;
    expect(isBot).toBe(true);
    expect(sessions.map(({ device, scope }) => [device, scope])).toEqual(
      expect.arrayContaining([
        ['my bot', 'play'],
        ['another', 'play'],
      ]),
    );
    expect(sessions.filter(({ scope }) => scope === null)).toHaveLength(1);
    const stream = eventsOf(server.url, other.token, AbortSignal.timeout(20_000));
    const ended = stream.next();
    await bot.send('DELETE', `/me/sessions/${other.session}`, {});
    const headers = { authorization: `Bearer ${other.token}` };
    expect((await fetch(`${server.url}/api/v1/tables/mine`, { headers })).status).toBe(401);
    expect((await ended).done).toBe(true);
  });

  it('when a token was last used is noted, but not each time', async () => {
    const { db } = server.app.context;
    const seen = async (): Promise<number> =>
      (await bot.get<IdentityInfo>('/me/identity')).body.sessions.find(({ device }) => device === 'my bot')?.seen ?? 0;
    const used = await seen();
    await withToken('/tables/mine');
    expect(await seen()).toBe(used);
    await db
      .updateTable('sessions')
      .set({ seen_at: new Date(used - 3_600_000) })
      .where('device', '=', 'my bot')
      .execute();
    await withToken('/tables/mine');
    expect(await seen()).toBeGreaterThanOrEqual(used);
  });

  it('a declined challenge is over for both', async () => {
    const signal = new AbortController();
    const stream = eventsOf(server.url, token, signal.signal);
    const { table } = await ann.ask<{ table: string }>('/challenges', { to: bot.guest.id, game: 'duel' });
    const told = (await stream.next()).value as OwnEvent;
    expect(told).toMatchObject({ type: 'challenge', data: { table, from: ann.guest.id, game: 'duel', rated: false } });
    expect((await withToken(`/challenges/${table}/decline`, {})).status).toBe(200);
    expect((await stream.next()).value).toEqual({ type: 'challengeEnd', data: { table } });
    expect((await ann.get<TableState>(`/tables/${table}`)).body.table.phase).toBe('closed');
    expect((await withToken(`/challenges/aaaaaaaaaa/decline`, {})).code).toBe('NOT_FOUND');
    signal.abort();
  });

  /** Makes moves of Ann until the game is over, or until it is called off. */
  async function playByChance(own: string, table: string, signal: AbortSignal): Promise<void> {
    try {
      for await (const { type, data } of eventsOf(server.url, own, signal)) {
        if (type === 'turn' && data.table === table) {
          const { v, seat, moves } = data;
          await ann.ask(`/tables/${table}/move`, { v, seat, move: moves[moves.length >> 1] });
        }
        if (type === 'gameEnd' && data.table === table) return;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Ann plays by chance against a program that is started with its token. */
  async function playAgainst(command: string, args: readonly string[]): Promise<void> {
    const env = { ...process.env, PHAROS_URL: server.url, PHAROS_TOKEN: token, PHAROS_GAMES: '1' };
    const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    program.stdout.on('data', (data: Buffer) => (said += data.toString()));
    program.stderr.on('data', (data: Buffer) => (said += data.toString()));
    const own = (await ann.ask<{ token: string }>('/me/programs', { name: 'Ann herself' })).token;
    const stop = new AbortController();
    const exited = once(program, 'exit') as Promise<[number]>;
    void exited.then(() => stop.abort());
    const play = { to: bot.guest.id, game: 'duel', clock: CLOCK, rated: true };
    const { table } = await ann.ask<{ table: string }>('/challenges', play);
    await playByChance(own, table, stop.signal);
    const [code] = await exited;
    expect(said).toContain(`ended ${table}`);
    expect(code).toBe(0);
    const { seats } = (await ann.get<{ table: TableInfo }>(`/tables/${table}`)).body.table;
    const marks = Object.fromEntries(seats.map((seat) => [seat.name, seat.bot]));
    expect(marks).toEqual({ Ann: false, Robbie: true });
  }

  it('the example in TypeScript plays a rated game to its end', { timeout: 240_000 }, () =>
    playAgainst(process.execPath, [withoutTypes(`${EXAMPLES}bot.ts`)]),
  );

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!hasPython)(
    'the example in Python plays a rated game to its end (where there is python3)',
    { timeout: 240_000 },
    () => playAgainst('python3', [`${EXAMPLES}bot.py`]),
  );

  it('the examples are short', () => {
    for (const name of ['bot.ts', 'bot.py'])
      expect(readFileSync(EXAMPLES + name, 'utf8').split('\n').length, name).toBeLessThan(80);
  });

  it('who has played as a program stays one, and is on no leaderboard of people', async () => {
    expect(await bot.refusal('/me/bot', { bot: false })).toBe('BOT_FOR_GOOD');
    for (const client of [ann, bot]) await client.ask('/me/leaderboard', { listed: true });
    const { entries } = (await ann.get<Leaderboard>('/leaderboards')).body;
    expect(entries.map(({ name }) => name)).toEqual(['Ann']);
  });
});
