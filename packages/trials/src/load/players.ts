import { Player } from './player.ts';
import { GuestClient } from './guestClient.ts';

export interface Table {
  readonly id: string;
  /** By seat. */
  readonly players: readonly Player[];
}

type OnUpdate = (player: Player, table: string, v: number) => void;

/** Requests under way at a time while the tables fill. */
const AT_ONCE = 32;

/** Everybody who plays, and their tables. */
export class LoadPlayers {
  readonly #urls: readonly string[];
  readonly #onUpdate: OnUpdate;
  players: Player[] = [];
  tables: Table[] = [];

  constructor(urls: readonly string[], onUpdate: OnUpdate) {
    this.#urls = urls;
    this.#onUpdate = onUpdate;
  }

  get connected(): number {
    return this.players.filter(({ isConnected }) => isConnected).length;
  }

  /** Guests come and connect, each to the next node. */
  async connect(count: number): Promise<void> {
    this.players = await inParallel(count, async (number) => {
      const url = this.#urls[number % this.#urls.length];
      return Player.connect(url, await GuestClient.create(url, number), this.#onUpdate);
    });
  }

  /** Opens tables until there are so many. If there are more seats than players, everybody sits at several. */
  async openTables(games: number, seats: number): Promise<void> {
    const first = this.tables.length;
    const more = await inParallel(games - first, (number) =>
      openTable(
        Array.from({ length: seats }, (_, seat) => {
          return this.players[((first + number) * seats + seat) % this.players.length];
        }),
      ),
    );
    this.tables = [...this.tables, ...more];
  }

  disconnect(): void {
    for (const player of this.players) player.disconnect();
  }
}

async function openTable(players: readonly Player[]): Promise<Table> {
  const [host, ...others] = players;
  const isDuel = players.length === 2;
  const { table } = await host.client.post<{ table: { id: string } }>('/tables', {
    game: isDuel ? 'duel' : 'wonders',
    options: isDuel ? {} : { players: players.length },
    seats: [{ kind: 'host' }, ...others.map(() => ({ kind: 'open' }))],
    drawSeats: false,
  });
  for (const other of others) await other.client.post(`/tables/${table.id}`, { do: 'join' });
  await host.client.post(`/tables/${table.id}`, { do: 'start' });
  for (const player of players) await player.watch(table.id);
  return { id: table.id, players };
}

/** Does something so many times, a few at once. */
async function inParallel<Value>(count: number, work: (number: number) => Promise<Value>): Promise<Value[]> {
  const done: Value[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      done[number] = await work(number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
