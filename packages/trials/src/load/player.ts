import type { GuestClient } from './guestClient.ts';
import { RawSocket } from './rawSocket.ts';

/** What a player needs of a view to choose. */
interface SeenGame {
  readonly v: number;
  readonly view: {
    readonly outcome: unknown;
    readonly decision: {
      readonly acting?: readonly number[];
      readonly choices: readonly { readonly move: string }[] | null;
    } | null;
  };
}

/** Somebody connected, who keeps the last view of each table and reads it only when it is their turn. */
export class Player {
  readonly client: GuestClient;
  readonly #socket: RawSocket;
  /** By table, unparsed. */
  readonly #latest = new Map<string, string>();

  private constructor(client: GuestClient, socket: RawSocket, onUpdate: (table: string, v: number) => void) {
    this.client = client;
    this.#socket = socket;
    socket.onMessage = (text) => {
      const update = UPDATE.exec(text);
      if (update === null) return;
      this.#latest.set(update[1], text.slice(START.length, -1));
      onUpdate(update[1], Number(update[2]));
    };
  }

  static async connect(
    url: string,
    client: GuestClient,
    onUpdate: (player: Player, table: string, v: number) => void,
  ): Promise<Player> {
    const socket = await RawSocket.open(url, client.headers);
    const player: Player = new Player(client, socket, (table, v) => onUpdate(player, table, v));
    return player;
  }

  get isConnected(): boolean {
    return this.#socket.isOpen;
  }

  async watch(table: string): Promise<void> {
    const answer = await this.#socket.request('watch', { table });
    const [{ ok, value }] = JSON.parse(answer) as [{ ok: boolean; value?: { game: SeenGame | null } }];
    if (!ok) throw new Error(`a table could not be watched: ${answer.slice(0, 200)}`);
    const game = value?.game ?? null;
    // What came right behind the answer may have been read before it.
    const known = this.#latest.has(table) ? this.seen(table) : null;
    if (known === null || (game !== null && game.v > known.v)) this.#latest.set(table, JSON.stringify(game));
  }

  async unwatch(table: string): Promise<void> {
    await this.#socket.request('unwatch', { table });
    this.#latest.delete(table);
  }

  seen(table: string): SeenGame {
    return JSON.parse(this.#latest.get(table) ?? 'null') as SeenGame;
  }

  /** Answers null if the move was accepted, else the code of the refusal. */
  async move(table: string, v: number, move: string, seat?: number): Promise<string | null> {
    return refusalIn(await this.#socket.request('move', { table, v, move, seat }));
  }

  /** Answers null if there was a hint, else the code of the refusal. */
  async hint(table: string, v: number): Promise<string | null> {
    return refusalIn(await this.#socket.request('hint', { table, v }));
  }

  disconnect(): void {
    this.#socket.close();
  }
}

function refusalIn(answer: string): string | null {
  return answer.startsWith('[{"ok":true') ? null : (/"code":"(\w+)"/.exec(answer)?.[1] ?? 'NO_CODE');
}

const START = '42["game",';
const UPDATE = /^42\["game",\{"table":"([a-z0-9]+)","v":(\d+)/;
