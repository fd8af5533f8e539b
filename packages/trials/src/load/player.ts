import type { Visitor } from './guestClient.ts';
import { Wire } from './rawSocket.ts';

/** What a player needs of a view to choose. */
interface Seen {
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
  readonly visitor: Visitor;
  readonly #wire: Wire;
  /** By table, unparsed. */
  readonly #latest = new Map<string, string>();

  private constructor(visitor: Visitor, wire: Wire, hear: (table: string, v: number) => void) {
    this.visitor = visitor;
    this.#wire = wire;
    wire.hear = (text) => {
      const update = UPDATE.exec(text);
      if (update === null) return;
      this.#latest.set(update[1], text.slice(START.length, -1));
      hear(update[1], Number(update[2]));
    };
  }

  static async connect(
    url: string,
    visitor: Visitor,
    hear: (player: Player, table: string, v: number) => void,
  ): Promise<Player> {
    const wire = await Wire.open(url, visitor.headers);
    const player: Player = new Player(visitor, wire, (table, v) => hear(player, table, v));
    return player;
  }

  get isConnected(): boolean {
    return this.#wire.isOpen;
  }

  async watch(table: string): Promise<void> {
    const answer = await this.#wire.ask('watch', { table });
    const [{ ok, value }] = JSON.parse(answer) as [{ ok: boolean; value?: { game: Seen | null } }];
    if (!ok) throw new Error(`a table could not be watched: ${answer.slice(0, 200)}`);
    const game = value?.game ?? null;
    // What came right behind the answer may have been read before it.
    const known = this.#latest.has(table) ? this.seen(table) : null;
    if (known === null || (game !== null && game.v > known.v)) this.#latest.set(table, JSON.stringify(game));
  }

  async unwatch(table: string): Promise<void> {
    await this.#wire.ask('unwatch', { table });
    this.#latest.delete(table);
  }

  seen(table: string): Seen {
    return JSON.parse(this.#latest.get(table) ?? 'null') as Seen;
  }

  /** Answers null if the move was accepted, else the code of the refusal. */
  async move(table: string, v: number, move: string, seat?: number): Promise<string | null> {
    return refusalIn(await this.#wire.ask('move', { table, v, move, seat }));
  }

  /** Answers null if there was a hint, else the code of the refusal. */
  async hint(table: string, v: number): Promise<string | null> {
    return refusalIn(await this.#wire.ask('hint', { table, v }));
  }

  leave(): void {
    this.#wire.close();
  }
}

function refusalIn(answer: string): string | null {
  return answer.startsWith('[{"ok":true') ? null : (/"code":"(\w+)"/.exec(answer)?.[1] ?? 'NO_CODE');
}

const START = '42["game",';
const UPDATE = /^42\["game",\{"table":"([a-z0-9]+)","v":(\d+)/;
