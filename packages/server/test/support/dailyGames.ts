import { setTimeout as sleep } from 'node:timers/promises';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** Which of the legal moves somebody makes. */
export type Pick = (legal: readonly string[]) => string;

export const first: Pick = (legal) => legal[0];
export const last: Pick = (legal) => legal[legal.length - 1];

/** Plays a deal of the day to its end, or some choices of it; answers all moves that were made, round by round. */
export async function playDeal(
  server: TestServer,
  client: TestClient,
  table: string,
  { pick = first, most = Infinity, lag = 0 }: { pick?: Pick; most?: number; lag?: number } = {},
): Promise<string[]> {
  const { rooms, finishedGames } = server.app.context;
  const socket = await client.connect();
  await socket.watch(table);
  const look = () =>
    rooms.read(table, (room) => {
      const { phase } = room.table;
      const { match } = room.game;
      const [seat] = room.seatsOf(client.guest.id);
      const log = match.log.map((played) => `${played.seat} ${played.text}`);
      const isMine = match.round === match.version || !match.log.slice(match.round).some((one) => one.seat === seat);
      return { phase, seat, v: match.version, legal: isMine ? match.legalMoves(seat) : [], log };
    });
  for (let made = 0; made < most;) {
    const { phase, seat, v, legal, log } = await look();
    if (phase !== 'playing') {
      await finishedGames.idle();
      return log;
    }
    if (legal.length === 0) {
      await sleep(2);
      continue;
    }
    await sleep(lag);
    await client.ask(`/tables/${table}/move`, { v, move: pick(legal), seat });
    made++;
  }
  return (await look()).log;
}
