import { fastRng } from '@pharos/core';
import { expect, it } from 'vitest';
import { HttpAttacker } from '../../trials/src/fuzz/httpAttacker.ts';
import { SocketAttacker } from '../../trials/src/fuzz/socketAttacker.ts';
import { Tally } from '../../trials/src/fuzz/tally.ts';
import { TestHost } from './support/testServer.ts';
import { firstMove, valueOf } from './support/testClient.ts';

it('answers what nobody should send, and lets a game go on meanwhile', { timeout: 120_000 }, async () => {
  const plenty = { burst: 1e9, perSecond: 1e9 };
  const host = await TestHost.open({}, { messageRate: plenty, requestsPerMinute: 1e9 });
  const [ann, bob, eve] = [await host.visitor('Ann'), await host.visitor('Bob'), await host.visitor('Eve')];
  const { table } = await ann.open();
  await bob.ask(table.id, { do: 'join' });
  await ann.ask(table.id, { do: 'start' });
  const targets = { own: [(await eve.open()).table.id], foreign: [table.id, 'nosuchtabl'] };
  const tally = new Tally();
  const sockets = [1, 2, 3].map((seed) => new SocketAttacker(host.url, eve.cookie, targets, tally, fastRng(seed)));
  const port = Number(new URL(host.url).port);
  const requester = new HttpAttacker(port, [eve.cookie], targets, tally, fastRng(9));
  const playing = [await ann.connect(), await bob.connect()];
  for (let v = 0; v < 8; v++) {
    await Promise.all([...sockets.map((one) => one.attack(60)), requester.attack(10)]);
    const states = await Promise.all(playing.map((one) => one.watch(table.id)));
    const seat = states[0].game?.view.decision?.seat ?? 0;
    valueOf(await playing[seat].move(table.id, v, firstMove(states[seat].game)));
  }
  for (const one of sockets) one.close();
  await host.close();
  expect(tally.faults).toEqual([]);
  expect(tally.sent).toBeGreaterThan(1000);
  // Not all of it was thrown out at the door.
  for (const code of ['OK', 'BAD_REQUEST', 'NOT_SEATED', 'NOT_FOUND']) expect([...tally.codes.keys()]).toContain(code);
});
