import { firstMove, type State, type TestClient } from './testClient.ts';

/** A game of Duel, by requests alone, that the second one gives up after so many moves. */
export async function gameByHttp(winner: TestClient, loser: TestClient, moves: number): Promise<string> {
  const table = (await winner.open({ options: { wonders: 'beginner' } })).table.id;
  await loser.command(table, { do: 'join' });
  await winner.command(table, { do: 'start' });
  for (let move = 0; move < moves; move++) {
    const { game } = (await winner.get<State>(`/tables/${table}`)).body;
    const mover = game?.view.decision?.seat === 0 ? winner : loser;
    const own = (await mover.get<State>(`/tables/${table}`)).body.game;
    await mover.ask(`/tables/${table}/move`, { v: own?.v, move: firstMove(own) });
  }
  await loser.command(table, { do: 'resign' });
  return table;
}
