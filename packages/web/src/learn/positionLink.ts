import type { GameEvent, Memory } from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import type { AnyMatch } from '../local/localGame.ts';
import { deviceTable, noClocks } from '../table/store/deviceTable.ts';
import type { AnyView, Link, LinkHandlers, LogEntry } from '../table/store/link.ts';

const refused = { ok: false, problem: { code: 'ILLEGAL_MOVE', detail: 'not in a written position' } } as const;

/** The others, in the order of their seats. */
const NAMES = ['Berenike', 'Theano', 'Lysandra', 'Korinna', 'Myrtis', 'Hedyle', 'Anyte'];

/** Who looks at the position, by the seat and the name. */
export interface PositionPlayer {
  readonly seat: number;
  readonly name: string;
  /** What all are called, by seat, where that is known. */
  readonly names?: readonly string[];
}

/** A written position behind the interface of a table. What a move of its player does is said by those who extend it. */
export abstract class PositionLink implements Link<AnyView, GameEvent> {
  readonly player: PositionPlayer;
  #handlers: LinkHandlers<AnyView, GameEvent> | null = null;

  constructor(player: PositionPlayer) {
    this.player = player;
  }

  abstract get match(): AnyMatch;
  /** The number of the position that is shown. */
  abstract get version(): number;
  abstract move(v: number, text: string): Promise<protocol.Answer<{ v: number }>>;

  open(handlers: LinkHandlers<AnyView, GameEvent>): void {
    this.#handlers = handlers;
  }

  get isOpen(): boolean {
    return this.#handlers !== null;
  }

  async watch(): Promise<protocol.Answer<protocol.TableState<AnyView>>> {
    const value = { protocol: 1, table: this.#info(), game: this.#update([], null), chat: [] };
    return { ok: true, value };
  }

  history(): readonly LogEntry<GameEvent>[] {
    return this.match.history(this.player.seat).map((step, index) => ({ v: index + 1, ...step }));
  }

  async previews(): Promise<protocol.Answer<protocol.Previews>> {
    return { ok: true, value: this.match.previews(this.player.seat) };
  }

  undo = async (): Promise<protocol.Answer<{ v: number }>> => refused;
  command = async (): Promise<protocol.Answer<protocol.TableInfo>> => refused;
  chat = async (): Promise<protocol.Answer<protocol.ChatMessage>> => refused;
  tellPartner = async (): Promise<protocol.Answer<readonly protocol.PartnerMessage[]>> => refused;
  hint = async (): Promise<protocol.Answer<readonly protocol.Hint[]>> => refused;
  memory = async (): Promise<protocol.Answer<Memory>> => refused;

  close(): void {
    this.#handlers = null;
  }

  /** Shows the position as it is now, and what happened on the way. */
  tell(events: readonly GameEvent[], seat: number): void {
    this.#handlers?.game(this.#update(events, { seat }));
  }

  #update(events: readonly GameEvent[], move: { seat: number } | null): protocol.GameUpdate<AnyView> {
    const { seat } = this.player;
    return {
      table: 'local',
      v: this.version,
      events: this.match.visibleEvents(seat, events),
      move,
      view: this.match.view(seat),
      clocks: noClocks(this.match.seatCount),
      canUndo: false,
    };
  }

  /** There is nothing to resign or to leave, as after a game. */
  #info(): protocol.TableInfo {
    const { game, options, seatCount } = this.match;
    const { seat: own, name, names } = this.player;
    return deviceTable(
      { id: 'local', game: game.id, options, phase: 'finished' },
      Array.from({ length: seatCount }, (_, seat) =>
        seat === own
          ? { kind: 'guest', name, guest: 'local-0', level: null, mine: true }
          : {
              kind: 'guest',
              name: names?.[seat] ?? NAMES[(seat < own ? seat : seat - 1) % NAMES.length],
              guest: null,
              level: null,
              mine: false,
            },
      ),
    );
  }
}
