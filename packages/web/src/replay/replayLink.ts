import type { Answer, ChatMessage, TableInfo } from '@pharos/protocol';
import type { DuelTableState, DuelUpdate, Link, LinkHandlers, LogEntry } from '../store/link.ts';
import type { Replay } from './replay.ts';

const NO_CLOCK = { kind: 'none' } as const;
const refused = { ok: false, problem: { code: 'GAME_OVER', detail: 'a replay is not played' } } as const;

/** A replay in the clothes of a table: it shows what the table shows, and takes no moves. */
export class ReplayLink implements Link {
  readonly #replay: Replay;
  readonly #names: readonly string[];
  #handlers: LinkHandlers | null = null;
  ply = 0;
  viewer = 0;

  constructor(replay: Replay, names: readonly string[]) {
    this.#replay = replay;
    this.#names = names;
  }

  open(handlers: LinkHandlers): void {
    this.#handlers = handlers;
  }

  /** Goes to a position; the next one is animated, any other is simply shown. */
  go(ply: number): void {
    const isNext = ply === this.ply + 1;
    this.ply = this.#replay.clamp(ply);
    this.#handlers?.game({ ...this.#update(), v: isNext ? this.ply : -1 });
  }

  async watch(): Promise<Answer<DuelTableState>> {
    return {
      ok: true,
      value: { protocol: 1, table: this.#info(), game: { ...this.#update(), events: [], move: null }, chat: [] },
    };
  }

  history(): readonly LogEntry[] {
    return this.#replay.told(this.ply, this.viewer);
  }

  move = async (): Promise<Answer<{ v: number }>> => refused;
  undo = async (): Promise<Answer<{ v: number }>> => refused;
  command = async (): Promise<Answer<TableInfo>> => refused;
  chat = async (): Promise<Answer<ChatMessage>> => refused;

  close(): void {
    this.#handlers = null;
  }

  #update(): DuelUpdate {
    return {
      table: 'replay',
      v: this.ply,
      events: this.history().at(-1)?.events ?? [],
      move: this.#replay.moveTo(this.ply),
      view: this.#replay.view(this.ply, this.viewer),
      clocks: { rule: NO_CLOCK, now: 0, left: [null, null], running: [false, false] },
      canUndo: false,
    };
  }

  #info(): TableInfo {
    return {
      id: 'replay',
      game: 'duel',
      options: {},
      phase: 'finished',
      host: '',
      isHost: false,
      seats: this.#names.map((name, seat) => ({
        seat,
        kind: 'guest',
        name,
        guest: null,
        level: null,
        connected: true,
        standIn: false,
        mine: false,
      })),
      clock: NO_CLOCK,
      visibility: 'private',
      chat: false,
      spectators: 0,
      created: 0,
      revision: 0,
      commitment: null,
      secret: null,
      rematch: null,
    };
  }
}
