import { fastRng } from '@pharos/core';
import { expect, it } from 'vitest';
import { ControlGame } from '../src/fuzz/controlGame.ts';
import { HttpAttacker } from '../src/fuzz/httpAttacker.ts';
import { SocketAttacker } from '../src/fuzz/socketAttacker.ts';
import { FuzzTally } from '../src/fuzz/tally.ts';
import { GuestClient } from '../src/load/guestClient.ts';
import { openServer } from './support/localServer.ts';

const PLAN = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }] };

it('a server answers what nobody should send, and lets a game go on meanwhile', { timeout: 120_000 }, async () => {
  const messageRate = { burst: 1e9, perSecond: 1e9 };
  const { url, close } = await openServer({ messageRate, requestsPerMinute: 1e9 });
  const control = new ControlGame(0);
  await control.connect(url);
  const eve = await GuestClient.create(url, 100);
  const cookie = eve.headers['cookie'];
  const own = await eve.post<{ table: { id: string } }>('/tables', PLAN);
  const targets = { own: [own.table.id], foreign: [control.table, 'nosuchtabl'] };
  const tally = new FuzzTally();
  const sockets = [1, 2, 3].map((seed) => new SocketAttacker(url, cookie, targets, tally, fastRng(seed)));
  const requester = new HttpAttacker(Number(new URL(url).port), [cookie], targets, tally, fastRng(9));
  const playing = control.play();
  for (let round = 0; round < 8; round++)
    await Promise.all([...sockets.map((one) => one.attack(60)), requester.attack(10)]);
  control.stop();
  await playing;
  for (const one of sockets) one.close();
  await close();
  expect(control.times.length).toBeGreaterThanOrEqual(8);
  expect(tally.faults).toEqual([]);
  expect(tally.sent).toBeGreaterThan(1000);
  // Not all of it was refused before it was looked at.
  for (const code of ['OK', 'BAD_REQUEST', 'NOT_SEATED', 'NOT_FOUND']) expect([...tally.codes.keys()]).toContain(code);
});
