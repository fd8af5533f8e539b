import {
  commitment,
  contributionsHash,
  drawPlaces,
  dealSeeds,
  unwrap,
  verifyRecord,
  type DealNotes,
  type Verification,
} from '@pharos/core';
import { duel } from '@pharos/duel';
import type { GameRecord, Refused, TableInfo } from '@pharos/protocol';
import { wonders } from '@pharos/wonders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame } from './support/games.ts';
import { TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, type State, type TestClient } from './support/testClient.ts';

const ANN = 'a1'.repeat(32);
const BOB = 'b2'.repeat(32);
const BOT = { kind: 'bot', level: 'random' } as const;

let server: TestServer;
let ann: TestClient;
let bob: TestClient;
let cy: TestClient;

beforeAll(async () => {
  server = await TestServer.open({ time: new ManualTime() });
  [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map((name) => server.newClient(name)));
});
afterAll(() => server.close());

async function infoOf(id: string, who = ann): Promise<TableInfo> {
  return (await who.get<State>(`/tables/${id}`)).body.table;
}

async function recordOf(id: string): Promise<GameRecord> {
  return (await ann.get<GameRecord>(`/tables/${id}/record`)).body;
}

function verified(record: GameRecord, notes: DealNotes | null = null): Verification {
  return record.save.game === 'duel'
    ? unwrap(verifyRecord(duel, JSON.stringify(record), notes))
    : unwrap(verifyRecord(wonders, JSON.stringify(record), notes));
}

async function playToTheEnd(id: string, ...players: TestClient[]): Promise<void> {
  while ((await infoOf(id)).phase === 'playing')
    for (const player of players) {
      const { game } = (await player.get<State>(`/tables/${id}`)).body;
      const { decision } = game?.view ?? {};
      const chooses = decision && 'choices' in decision && (decision.choices?.length ?? 0) > 0;
      if (chooses) await player.send('POST', `/tables/${id}/move`, { v: game?.v ?? 0, move: firstMove(game) });
    }
}

describe('waiting tables', () => {
  it('a table that waits shows the commitment from the beginning, and each contribution to everybody', async () => {
    const { table } = await ann.open();
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table.secret).toBeNull();
    await bob.command(table.id, { do: 'join' });
    await bob.command(table.id, { do: 'contribute', contribution: BOB });
    const seen = await infoOf(table.id, cy);
    expect(seen.commitment).toBe(table.commitment);
    expect(seen.seats.map(({ contribution }) => contribution)).toEqual([null, BOB]);
  });

  it('a table that waits takes one contribution of whoever sits there, and no other', async () => {
    const { id } = (await ann.open()).table;
    await ann.command(id, { do: 'contribute', contribution: ANN });
    await ann.command(id, { do: 'contribute', contribution: ANN });
    expect(await ann.refusal(`/tables/${id}`, { do: 'contribute', contribution: BOB })).toBe('CONTRIBUTION_GIVEN');
    expect(await cy.refusal(`/tables/${id}`, { do: 'contribute', contribution: BOB })).toBe('NOT_SEATED');
    expect(await ann.refusal(`/tables/${id}`, { do: 'contribute', contribution: 'x' })).toBe('BAD_REQUEST');
    // Who leaves takes it along.
    await bob.command(id, { do: 'join' });
    await bob.command(id, { do: 'contribute', contribution: BOB });
    await bob.command(id, { do: 'leave' });
    expect((await bob.command(id, { do: 'join' })).seats[1].contribution).toBeNull();
    await ann.command(id, { do: 'start' });
    expect(await bob.refusal(`/tables/${id}`, { do: 'contribute', contribution: BOB })).toBe('WRONG_PHASE');
  });

  it('a table that waits does not start before an announced contribution is there', async () => {
    const { id } = (await ann.open({ contributes: true })).table;
    await bob.command(id, { do: 'join', contributes: true });
    expect((await infoOf(id)).seats.map(({ awaited }) => awaited)).toEqual([true, true]);
    expect(await ann.refusal(`/tables/${id}`, { do: 'start' })).toBe('CONTRIBUTIONS_OPEN');
    await ann.command(id, { do: 'contribute', contribution: ANN });
    await bob.command(id, { do: 'contribute', contribution: BOB });
    expect((await ann.command(id, { do: 'start' })).phase).toBe('playing');
  });

  it('a table that starts by itself starts with the last contribution', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, BOT], start: true, contributes: true });
    expect([table.phase, table.commitment?.length]).toEqual(['waiting', 64]);
    expect((await ann.command(table.id, { do: 'contribute', contribution: ANN })).phase).toBe('playing');
  });
});

describe('deals', () => {
  it('the deal of two people and a bot can be checked by all, seats included', async () => {
    const seats = [{ kind: 'host' }, { kind: 'open' }, BOT] as const;
    const { table } = await ann.open({
      game: 'wonders',
      options: { players: 3 },
      seats: [...seats],
      drawSeats: true,
      contributes: true,
    });
    await bob.command(table.id, { do: 'join', contributes: true });
    await ann.command(table.id, { do: 'contribute', contribution: ANN });
    await bob.command(table.id, { do: 'contribute', contribution: BOB });
    await ann.command(table.id, { do: 'start' });
    const playing = await infoOf(table.id);
    expect(playing.secret).toBeNull();
    expect((await ann.get<Refused>(`/tables/${table.id}/record`)).body.code).toBe('NOT_FINISHED');
    await playToTheEnd(table.id, ann, bob);
    const record = await recordOf(table.id);
    const notes = (contribution: string, place: number): DealNotes => ({
      commitment: table.commitment,
      contribution,
      place,
      contributions: contributionsHash(playing.seats.map(({ contribution: one }) => one ?? null)),
    });
    expect(verified(record, notes(ANN, 0))).toMatchObject({
      passed: true,
      origin: 'shared',
      people: 2,
      contributed: 2,
    });
    expect(verified(record, notes(BOB, 1)).passed).toBe(true);
    const secret = (await infoOf(table.id)).secret ?? '';
    const seeds = dealSeeds(secret, table.id, [ANN, BOB]);
    expect(record.save.seed).toBe(seeds.deal);
    expect(playing.seats.map(({ place }) => place)).toEqual(drawPlaces(3, 1, seeds.seating));
  });

  it('the deal of a game that is left is published too', async () => {
    const { id } = (await ann.open({ seats: [{ kind: 'host' }, BOT], start: true })).table;
    await ann.command(id, { do: 'leave' });
    const info = await infoOf(id);
    expect(commitment(info.secret ?? '')).toBe(info.commitment);
    const record = await recordOf(id);
    expect(record).toMatchObject({ closed: true, deal: { table: id, commitment: info.commitment } });
    expect(verified(record)).toMatchObject({ passed: true, people: 1, contributed: 0 });
  });

  it('the deal of a table closed before the start is none: nothing is published', async () => {
    const { id } = (await ann.open()).table;
    await ann.command(id, { do: 'leave' });
    expect((await infoOf(id)).secret).toBeNull();
    expect((await ann.get<Refused>(`/tables/${id}/record`)).body.code).toBe('NOT_FINISHED');
  });

  it('the deal of a game from before contributions is checked by the secret alone', async () => {
    const { id } = (await ann.open({ seats: [{ kind: 'host' }, BOT], start: true })).table;
    const { db } = server.app.context;
    await ann.command(id, { do: 'leave' });
    await db.updateTable('tables').set({ secret: null }).where('id', '=', id).execute();
    await server.app.context.rooms.use(id, (room) => room.unload());
    const record = await recordOf(id);
    expect(record.deal).toMatchObject({ method: 'server', contributions: null });
    expect(verified(record)).toMatchObject({ passed: true, origin: 'server' });
  });

  it('the deal of a rematch has a secret and contributions of its own', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, BOT], start: true, contributes: true });
    await ann.command(table.id, { do: 'contribute', contribution: ANN });
    await playToTheEnd(table.id, ann);
    const { rematch } = await ann.command(table.id, { do: 'rematch', contributes: true });
    const next = await infoOf(rematch ?? '');
    expect(next.phase).toBe('waiting');
    expect(next.commitment).not.toBe(table.commitment);
    expect(next.seats.map(({ contribution }) => contribution)).toEqual([null, null]);
    expect((await ann.command(next.id, { do: 'contribute', contribution: BOB })).phase).toBe('playing');
  });
});

describe('private rematches', () => {
  it('a private rematch of a public game is shown to those who played and to nobody else', async () => {
    const id = await beginGame(ann, bob, { visibility: 'public' });
    await playToTheEnd(id, ann, bob);
    const [a, c] = await Promise.all([ann.connect(), cy.connect()]);
    await Promise.all([a.watch(id), c.watch(id)]);
    await ann.command(id, { do: 'rematch' });
    const { rematch } = await bob.command(id, { do: 'rematch' });
    expect(rematch).toMatch(/^[a-z0-9]{10}$/);
    await a.until(() => a.tables.find((info) => info.rematch === rematch));
    await c.until(() => c.tables.at(-1)?.revision === a.tables.at(-1)?.revision);
    const nameless = await (await fetch(`${server.url}/api/v1/tables/${id}`)).text();
    const told = [c.tables, (await c.watch(id)).table, nameless, (await cy.get('/tables')).body, await recordOf(id)];
    expect(JSON.stringify(told)).not.toContain(rematch);
    expect((await ann.get<State>(`/tables/${id}`)).body.table.rematch).toBe(rematch);
  });
});
