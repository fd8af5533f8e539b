import type { GameChange, GameUpdate } from '@pharos/protocol';
import { updateAfter } from '@pharos/protocol/viewChanges';
import type { GuestClient } from './guestClient.ts';
import { RawSocket } from './rawSocket.ts';

/** What a player needs of a view to choose. */
type SeenGame = GameUpdate<{
  readonly outcome: unknown;
  readonly decision: {
    readonly acting?: readonly number[];
    readonly choices: readonly { readonly move: string }[] | null;
  } | null;
}>;

/** The last whole update and what has changed since, unparsed. */
interface Unread {
  readonly whole: string;
  readonly changes: string[];
}

/** Somebody connected, who keeps the last view of each table and reads it only when it is their turn. */
export class Player {
  readonly client: GuestClient;
  readonly #socket: RawSocket;
  /** By table. */
  readonly #latest = new Map<string, Unread>();

  private constructor(client: GuestClient, socket: RawSocket, onUpdate: (table: string, v: number) => void) {
    this.client = client;
    this.#socket = socket;
    socket.onMessage = (text) => {
      const update = UPDATE.exec(text);
      if (update === null) return;
      const [start, kind, table, v] = update;
      const body = text.slice(start.indexOf('{'), -1);
      if (kind === 'change') this.#latest.get(table)?.changes.push(body);
      else this.#latest.set(table, { whole: body, changes: [] });
      onUpdate(table, Number(v));
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
    // What comes right behind the answer may be read before it is taken over.
    const unread: Unread = { whole: 'null', changes: [] };
    this.#latest.set(table, unread);
    const answer = await this.#socket.request('watch', { table, changes: true });
    const [{ ok, value }] = JSON.parse(answer) as [{ ok: boolean; value?: { game: SeenGame | null } }];
    if (!ok) throw new Error(`a table could not be watched: ${answer.slice(0, 200)}`);
    const { changes } = unread;
    if (this.#latest.get(table) === unread) this.#latest.set(table, { whole: JSON.stringify(value?.game), changes });
  }

  async unwatch(table: string): Promise<void> {
    await this.#socket.request('unwatch', { table });
    this.#latest.delete(table);
  }

  seen(table: string): SeenGame {
    const { whole, changes } = this.#latest.get(table) ?? { whole: 'null', changes: [] };
    let seen = JSON.parse(whole) as SeenGame;
    for (const text of changes) {
      const next = updateAfter(seen, JSON.parse(text) as GameChange);
      if (next === null) throw new Error('a change came that cannot be followed');
      seen = next;
    }
    if (changes.length > 0) this.#latest.set(table, { whole: JSON.stringify(seen), changes: [] });
    return seen;
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

const UPDATE = /^42\["(game|change)",\{"table":"([a-z0-9]+)","v":(\d+)/;
