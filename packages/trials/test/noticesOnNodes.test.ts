import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice, TableState } from '@pharos/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GuestClient } from '../src/clients/guestClient.ts';
import { Recorder } from '../src/clients/recorder.ts';
import { deployPostgres, type Deployment } from '../src/nodes/deployment.ts';
import { WebhookReceiver } from '../src/secrets/webhookReceiver.ts';

const GAMES = 2;
const TURNS = 5;
const KILLS = 2;
/** Longer than a node waits for one that died while it sent something. */
const PATIENCE_MS = 120_000;

interface GameView {
  readonly decision: { readonly seat: number; readonly choices: readonly { readonly move: string }[] | null } | null;
}
type State = TableState<GameView>;

let receiver: WebhookReceiver;
let deployment: Deployment;
const end = AbortSignal.timeout(280_000);

beforeAll(async () => {
  const script = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));
  const { build } = (await import(script)) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
  receiver = await WebhookReceiver.open();
  deployment = await deployPostgres(2, { settings: { NOTICE_HOSTS: receiver.host } });
}, 240_000);
afterAll(async () => {
  await deployment.close();
  await receiver.close();
});

/** What somebody was told of; a message that comes again has the same id. */
function toldTo(person: number): Notice['events'] {
  const notices = receiver.told(person).map((body) => JSON.parse(body) as Notice);
  return [...new Map(notices.map((notice) => [notice.id, notice.events])).values()].flat();
}

/** Two people, who have numbers of their own, and move only when they are told that it is their turn. */
async function playByPost(game: number): Promise<{ table: string; turns: readonly number[] }> {
  const people = [2 * game, 2 * game + 1];
  const clients: GuestClient[] = [];
  for (const person of people) {
    const client = await GuestClient.create(deployment.url, new Recorder('notices'), end);
    const channel = { kind: 'webhook', url: receiver.urlFor(person), shape: 'json' };
    await client.sendUntilAnswered('POST', '/me/notices/channels', channel, end);
    clients.push(client);
  }
  const seats = [{ kind: 'host' }, { kind: 'open' }];
  const clock = { kind: 'correspondence', days: 3, holidays: 0 };
  const plan = { game: 'duel', seats, drawSeats: false, clock, id: `table${game}` };
  const { table } = await clients[0].sendUntilAnswered<State>('POST', '/tables', plan, end);
  await clients[1].sendUntilAnswered('POST', `/tables/${table.id}`, { do: 'join', id: 'join' }, end);
  await clients[0].sendUntilAnswered('POST', `/tables/${table.id}`, { do: 'start', id: 'start' }, end);
  const told = [1, 1];
  for (let turn = 0, seat = 0; turn < TURNS; turn++, seat = 1 - seat) {
    const giveUp = Date.now() + PATIENCE_MS;
    while (toldTo(people[seat]).length < told[seat]) {
      if (Date.now() > giveUp) throw new Error(`person ${people[seat]} was never told of turn ${turn}`);
      await sleep(20);
    }
    for (;;) {
      const path = `/tables/${table.id}`;
      const { game: state } = await clients[seat].sendUntilAnswered<State>('GET', path, undefined, end);
      const move = state?.view.decision?.seat === seat ? state.view.decision.choices?.[0].move : undefined;
      if (state === null || move === undefined) break;
      await clients[seat].sendUntilAnswered('POST', `${path}/move`, { v: state.v, move, id: `move${state.v}` }, end);
    }
    told[1 - seat]++;
  }
  return { table: table.id, turns: told };
}

async function killNodes(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(1500);
    const { server } = deployment.nodes[kill % deployment.nodes.length];
    await server.kill();
    await server.start();
  }
}

it('people who move only when they are told play on while nodes are killed, and are told each thing once', async () => {
  const [games] = await Promise.all([
    Promise.all(Array.from({ length: GAMES }, (_, game) => playByPost(game))),
    killNodes(),
  ]);
  for (const [game, { table, turns }] of games.entries()) {
    for (const seat of [0, 1]) {
      const person = 2 * game + seat;
      // The last move was made by one of them; the other one may not have been told yet.
      await expect.poll(() => toldTo(person).length, { timeout: PATIENCE_MS }).toBe(turns[seat]);
      const first = { event: seat === 0 ? 'turn' : 'started', table };
      const others = Array.from({ length: turns[seat] - 1 }, () => ({ event: 'turn', table }));
      expect(toldTo(person)).toEqual([first, ...others]);
    }
  }
}, 300_000);
