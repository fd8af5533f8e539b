import type { NewTable } from '@pharos/protocol';
import { beginGame } from './games.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** Plays a game to its end, or so many moves of it, always with the first of the legal ones. */
export async function playToTheEnd({ app }: TestServer, table: string, most = Infinity): Promise<void> {
  const { rooms } = app.context;
  const step = (): Promise<boolean> =>
    rooms.change(table, async (room) => {
      if (room.table.phase !== 'playing' || room.game.match.version >= most) return false;
      const { game } = room;
      const [seat] = game.acting();
      const text = game.match.legalMoves(seat)[0];
      await room.append({ kind: 'move', seat, text, by_bot: false, command: null, at: new Date() });
      return true;
    });
  while (await step());
}

/** A game of two people that the second one gives up. */
export async function resignedGame(
  winner: TestClient,
  loser: TestClient,
  plan: Partial<NewTable> = {},
): Promise<string> {
  const table = await beginGame(winner, loser, plan);
  await loser.command(table, { do: 'resign' });
  return table;
}

/** A game of Duel that ends after a few moves: the second one gives it up. */
export async function shortGame(server: TestServer, winner: TestClient, loser: TestClient): Promise<string> {
  const table = await beginGame(winner, loser, { options: { wonders: 'beginner' } });
  await playToTheEnd(server, table, 8);
  await loser.command(table, { do: 'resign' });
  return table;
}
