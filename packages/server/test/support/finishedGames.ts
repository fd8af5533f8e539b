import type { NewTable } from '@pharos/protocol';
import { beginGame } from './games.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** Plays a game to its end, always with the first of the legal moves. */
export async function playToTheEnd({ app }: TestServer, table: string): Promise<void> {
  const { rooms } = app.context;
  const step = (): Promise<boolean> =>
    rooms.change(table, async (room) => {
      if (room.table.phase !== 'playing') return false;
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
