import type { NewTable } from '@pharos/protocol';
import type { Db } from '../../src/storage/database.ts';
import type { LogRow } from '../../src/storage/schema.ts';
import type { State, TestClient, TestSocket } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** A game that has just begun; `host` has the first seat. */
export async function beginGame(host: TestClient, guest: TestClient, plan: Partial<NewTable> = {}): Promise<string> {
  const { table } = await host.open(plan);
  await guest.command(table.id, { do: 'join' });
  await host.command(table.id, { do: 'start' });
  return table.id;
}

interface WatchedGame {
  readonly table: string;
  /** Ann and Bob, who play, and Eve, who only looks on. */
  readonly players: readonly TestClient[];
  readonly sockets: readonly TestSocket[];
  readonly states: readonly State[];
}

/** A game that has just begun, and three who watch it. */
export async function watchedGame(server: TestServer, plan: Partial<NewTable> = {}): Promise<WatchedGame> {
  const players = await server.newClients('Ann', 'Bob', 'Eve');
  const table = await beginGame(players[0], players[1], plan);
  const sockets = await Promise.all(players.map((player) => player.connect()));
  const states = await Promise.all(sockets.map((socket) => socket.watch(table)));
  return { table, players, sockets, states };
}

/** All that is stored of a game, in order. */
export async function logOf(db: Db, table: string): Promise<LogRow[]> {
  return db.selectFrom('log').selectAll().where('table_id', '=', table).orderBy('entry').execute();
}
