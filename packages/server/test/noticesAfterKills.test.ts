import type { Notice } from '@pharos/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuiltServer, buildServer } from './support/builtServer.ts';
import { beginGame } from './support/games.ts';
import { LocalService, PushedBrowser } from './support/pushService.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { firstMove, TestClient, type State } from './support/testClient.ts';

const KILLS = 3;
const TURNS = 9;

const data = temporaryFolder('notices');
let service: LocalService;
let server: BuiltServer;
let players: TestClient[];
let browsers: PushedBrowser[];

beforeAll(async () => {
  await buildServer();
  service = await LocalService.open();
  server = await start();
  players = [await TestClient.create(server.url, 'Ann'), await TestClient.create(server.url, 'Bob')];
  browsers = players.map((_, seat) => new PushedBrowser(`${service.url}/${seat}`));
  for (const [seat, player] of players.entries()) {
    const wish = { kind: 'push', subscription: browsers[seat].subscription };
    expect((await player.send('POST', '/me/notices/channels', wish)).status).toBe(200);
    const settings = { kinds: ['turn'], quiet: null, digest: null, timeZone: 'UTC' };
    expect((await player.send('PUT', '/me/notices/settings', settings)).status).toBe(200);
  }
}, 240_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await service.close();
});

const start = (): Promise<BuiltServer> => BuiltServer.start(data, { NOTICE_HOSTS: service.host });

/** What a browser was told, each message once: those that came again have the same id and topic. */
function toldTo(seat: number): Map<string, Notice> {
  const told = new Map<string, Notice>();
  for (const { body, headers } of service.to(`/${seat}`)) {
    const notice = browsers[seat].read(body);
    expect(headers['topic']).toBe(notice.id);
    told.set(notice.id, notice);
  }
  return told;
}

async function until(isThere: () => boolean): Promise<void> {
  const end = Date.now() + 90_000;
  while (!isThere()) {
    if (Date.now() > end) throw new Error('what was waited for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('a game by correspondence is told of by push messages, each once, through three kills', async () => {
  const table = await beginGame(players[0], players[1], {
    clock: { kind: 'correspondence', days: 3, holidays: 0 },
    drawSeats: false,
  });
  await until(() => toldTo(0).size === 1);
  /** How often it has become somebody's turn by what the other one did. */
  const expected = [1, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    const seat = await moverOf(table);
    const isKilled = turn % (TURNS / KILLS) === 2;
    for (let state = await stateFor(seat, table); state.game?.view.decision?.seat === seat;) {
      const sent = players[seat].send('POST', `/tables/${table}/move`, {
        v: state.game.v,
        move: firstMove(state.game),
      });
      expect((await sent).status).toBe(200);
      state = await stateFor(seat, table);
    }
    expected[1 - seat]++;
    if (isKilled) {
      // Before, while or after the message is sent, as it happens.
      await new Promise((resolve) => setTimeout(resolve, turn * 100));
      await server.end('SIGKILL');
      server = await start();
      players = players.map((player) => player.at(server.url));
    }
    await until(() => toldTo(1 - seat).size >= expected[1 - seat]);
  }
  for (const seat of [0, 1]) {
    const told = [...toldTo(seat).values()];
    expect(told).toHaveLength(expected[seat]);
    for (const { path, events } of told) expect([path, events]).toEqual([`/g/${table}`, [{ event: 'turn', table }]]);
  }
}, 600_000);

async function stateFor(seat: number, table: string): Promise<State> {
  return (await players[seat].get<State>(`/tables/${table}`)).body;
}

async function moverOf(table: string): Promise<number> {
  const state = await stateFor(0, table);
  return state.game?.view.decision?.seat ?? -1;
}
