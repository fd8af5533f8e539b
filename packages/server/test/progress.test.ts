import type { Progress } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepWithPasskey, signInWith } from './support/authenticator.ts';
import { TestServer } from './support/testServer.ts';
import type { TestClient } from './support/testClient.ts';

const progressOf = async (client: TestClient): Promise<readonly string[]> =>
  (await client.get<Progress>('/me/progress')).body.done;

describe('what people have learned', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it('devices add what they know, and nothing is forgotten', async () => {
    const ann = await server.newClient('Ann');
    expect(await progressOf(ann)).toEqual([]);
    const first = await ann.ask<Progress>('/me/progress', { done: ['lesson:duel/pay', 'lesson:duel/pay'] });
    expect(first.done).toEqual(['lesson:duel/pay']);
    const second = await ann.ask<Progress>('/me/progress', { done: ['sign:wonders/chain'] });
    expect(second.done).toEqual(['lesson:duel/pay', 'sign:wonders/chain']);
    expect(await progressOf(ann)).toEqual(second.done);
    expect((await ann.get<{ progress: string[] }>('/me/export')).body.progress).toEqual(second.done);
  });

  it('what is not learned here is refused, and so is more than there could be', async () => {
    const ann = await server.newClient('Ann');
    for (const item of ['duel/pay', 'lesson:duel', 'lesson:duel/a b', 'badge:duel/pay'])
      expect(await ann.refusal('/me/progress', { done: [item] })).toBe('BAD_REQUEST');
    const many = (from: number): string[] => Array.from({ length: 200 }, (_, at) => `lesson:duel/l${from + at}`);
    await ann.ask('/me/progress', { done: many(0) });
    await ann.ask('/me/progress', { done: many(200) });
    expect(await ann.refusal('/me/progress', { done: many(400) })).toBe('TOO_MANY');
  });

  it('whoever signs in brings along what they learned as a guest, and what is forgotten is gone', async () => {
    const kept = await keepWithPasskey(await server.newClient('Ann'));
    await kept.client.ask('/me/progress', { done: ['lesson:duel/pay'] });
    const guest = await server.newClient('Guest');
    await guest.ask('/me/progress', { done: ['lesson:duel/pay', 'lesson:duel/war'] });
    const back = await signInWith(kept.device, guest, true);
    expect(await progressOf(back)).toEqual(['lesson:duel/pay', 'lesson:duel/war']);
    await back.ask('/me/delete', { name: 'Ann' });
    const { db } = server.app.context;
    const left = db.selectFrom('progress').select('item').where('guest', '=', kept.client.guest.id);
    expect(await left.execute()).toEqual([]);
  });
});
