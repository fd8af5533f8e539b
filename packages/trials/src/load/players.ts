import { Player } from './player.ts';
import { Visitor } from './guestClient.ts';

export interface Table {
  readonly id: string;
  /** By seat. */
  readonly players: readonly Player[];
}

type Hear = (player: Player, table: string, v: number) => void;

/** Requests under way at a time while the hall fills. */
const AT_ONCE = 32;

/** Everybody who plays, and their tables. */
export class Crowd {
  readonly #urls: readonly string[];
  readonly #hear: Hear;
  players: Player[] = [];
  tables: Table[] = [];

  constructor(urls: readonly string[], hear: Hear) {
    this.#urls = urls;
    this.#hear = hear;
  }

  get connected(): number {
    return this.players.filter(({ isConnected }) => isConnected).length;
  }

  /** Guests come and connect, each to the next node. */
  async arrive(count: number): Promise<void> {
    this.players = await inTurns(count, async (number) => {
      const url = this.#urls[number % this.#urls.length];
      return Player.connect(url, await Visitor.arrive(url, number), this.#hear);
    });
  }

  /** Opens tables until there are so many. If there are more seats than players, everybody sits at several. */
  async open(games: number, seats: number): Promise<void> {
    const first = this.tables.length;
    const more = await inTurns(games - first, (number) =>
      openTable(
        Array.from({ length: seats }, (_, seat) => {
          return this.players[((first + number) * seats + seat) % this.players.length];
        }),
      ),
    );
    this.tables = [...this.tables, ...more];
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

async function openTable(players: readonly Player[]): Promise<Table> {
  const [host, ...others] = players;
  const isDuel = players.length === 2;
  const { table } = await host.visitor.post<{ table: { id: string } }>('/tables', {
    game: isDuel ? 'duel' : 'wonders',
    options: isDuel ? {} : { players: players.length },
    seats: [{ kind: 'host' }, ...others.map(() => ({ kind: 'open' }))],
    drawSeats: false,
  });
  for (const other of others) await other.visitor.post(`/tables/${table.id}`, { do: 'join' });
  await host.visitor.post(`/tables/${table.id}`, { do: 'start' });
  for (const player of players) await player.watch(table.id);
  return { id: table.id, players };
}

/** Does something so many times, a few at once. */
async function inTurns<Value>(count: number, work: (number: number) => Promise<Value>): Promise<Value[]> {
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
