import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSave, type Verification } from '@pharos/core';
import type { GameRecord } from '@pharos/protocol';
import type { WondersView } from '@pharos/wonders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { TestServer } from './support/testServer.ts';
import { type TestSocket, valueOf, type TestClient } from './support/testClient.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/pharos.mjs', import.meta.url));
const folder = temporaryFolder('verify');
const contributions = [0, 1].map(() => randomBytes(32).toString('hex'));
let server: TestServer;
let record: GameRecord;
let commitment: string;

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function verify(text: string, ...more: string[]): Promise<Run> {
  const file = join(folder, 'game.json');
  writeFileSync(file, text);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, 'verify', file, ...more]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Chooses the first thing offered until the game is over. */
async function playOn(socket: TestSocket, table: string): Promise<void> {
  for (;;) {
    const { table: info, game } = await socket.watch(table);
    if (info.phase !== 'playing' || game === null) return;
    const { decision, viewer } = game.view as unknown as WondersView;
    const move = decision?.choices?.at(0)?.move;
    const hasChosen = decision?.chosen.includes(viewer ?? -1) ?? true;
    if (move === undefined || hasChosen) await new Promise((resolve) => setTimeout(resolve, 5));
    else await socket.move(table, game.v, move);
  }
}

beforeAll(async () => {
  server = await TestServer.open();
  const people: TestClient[] = await Promise.all(['Ann', 'Bob'].map((name) => server.newClient(name)));
  const [a, b] = await Promise.all(people.map((one) => one.connect()));
  const { table } = await people[0].open({
    game: 'wonders',
    options: { players: 3 },
    seats: [{ kind: 'host' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
    drawSeats: true,
    contributes: true,
  });
  commitment = table.commitment ?? '';
  const ask = async (socket: TestSocket, command: object): Promise<unknown> =>
    valueOf(await socket.raw('table', { table: table.id, command }));
  await ask(b, { do: 'join', contributes: true });
  await ask(a, { do: 'contribute', contribution: contributions[0] });
  await ask(b, { do: 'contribute', contribution: contributions[1] });
  await ask(a, { do: 'start' });
  await Promise.all([playOn(a, table.id), playOn(b, table.id)]);
  record = (await people[0].get<GameRecord>(`/tables/${table.id}/record`)).body;
});
afterAll(() => server.close());

it('a game of two people and a bot is verified, with what they noted', async () => {
  const noted = ['--commitment', commitment, '--contribution', contributions[1]];
  const { code, out, err } = await verify(JSON.stringify(record), ...noted);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('the contributions of 2 of 2 people');
  expect(out).toContain('Nothing is wrong with this game.');
  expect(out).not.toContain('✗');
});

it('the result of verifying is printed for programs', async () => {
  const { code, out } = await verify(JSON.stringify(record, null, 1), '--json');
  const found = JSON.parse(out) as Verification;
  expect([code, found.passed, found.origin, found.people]).toEqual([0, true, 'shared', 2]);
  expect(found.checks.filter(({ result }) => result === 'passed')).toHaveLength(6);
});

it('a record that was tampered with fails with the reason', async () => {
  const { deal } = record;
  if (deal === undefined) throw new Error('there is no deal');
  const turned = (hex: string): string => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`;
  const tampered: [string, object][] = [
    ['the secret is not the one', { deal: { ...deal, secret: turned(deal.secret) } }],
    ['the contributions are not those', { deal: { ...deal, contributions: turned(deal.contributions ?? '') } }],
    ['the cards were dealt from something else', { save: { ...record.save, seed: turned(record.save.seed) } }],
    ['the seats are not those that were drawn', { deal: { ...deal, seats: [...deal.seats.slice(1), deal.seats[0]] } }],
    ['the moves do not lead', { save: { ...record.save, moves: record.save.moves.slice(1) } }],
    ['something in the file was changed', { names: ['Ann', 'Eve', 'Bot'] }],
  ];
  for (const [reason, change] of tampered) {
    const { code, out } = await verify(JSON.stringify({ ...record, ...change }));
    expect([code, out]).toEqual([1, expect.stringContaining(reason)]);
  }
  const { code, out } = await verify(JSON.stringify(record), '--contribution', 'ab'.repeat(32));
  expect([code, out]).toEqual([1, expect.stringContaining('your contribution is not in the deal')]);
});

it('an export of several games, and a save by itself, are read too', async () => {
  const line = JSON.stringify(record);
  const two = await verify(`${line}\n${line}\n`, '--json');
  expect([two.code, two.out.trim().split('\n').length]).toEqual([0, 2]);
  const save = await verify(formatSave(record.save));
  expect([save.code, save.out]).toEqual([0, expect.stringContaining('only the moves can be checked')]);
});

it('a record that cannot be read is refused in one line', async () => {
  for (const text of [
    '',
    'x',
    '[]',
    '{"save":{"game":"chess"}}',
    JSON.stringify({ ...record, deal: { method: 'x' } }),
  ]) {
    const { code, out, err } = await verify(text);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
  }
  const wrong = await verify(JSON.stringify(record), '--commitment', 'abc');
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('64 hexadecimal digits')]);
});
