import type { GameEvent, Memory } from '@pharos/core';
import type * as protocol from '@pharos/protocol';
import type { AnyView, Link, LinkHandlers, LogEntry } from '../table/store/link.ts';
import { deviceTable, noClocks } from '../table/store/deviceTable.ts';
import type { Replay } from './replay.ts';

const refused = { ok: false, problem: { code: 'GAME_OVER', detail: 'a replay is not played' } } as const;

/** A replay behind the interface of a table: it shows what the table shows, and takes no moves. */
export class ReplayLink implements Link<AnyView, GameEvent> {
  readonly #replay: Replay;
  readonly #names: readonly string[];
  #handlers: LinkHandlers<AnyView, GameEvent> | null = null;
  ply = 0;
  viewer = 0;

  constructor(replay: Replay, names: readonly string[]) {
    this.#replay = replay;
    this.#names = names;
  }

  open(handlers: LinkHandlers<AnyView, GameEvent>): void {
    this.#handlers = handlers;
  }

  /** Goes to a position; the next one is animated, any other is simply shown. */
  go(ply: number): void {
    const isNext = ply === this.ply + 1;
    this.ply = this.#replay.clamp(ply);
    this.#handlers?.game({ ...this.#update(), v: isNext ? this.ply : -1 });
  }

  async watch(): Promise<protocol.Answer<protocol.TableState<AnyView>>> {
    return {
      ok: true,
      value: { protocol: 1, table: this.#info(), game: { ...this.#update(), events: [], move: null }, chat: [] },
    };
  }

  history(): readonly LogEntry<GameEvent>[] {
    return this.#replay.stepsSeenBy(this.ply, this.viewer);
  }

  move = async (): Promise<protocol.Answer<{ v: number }>> => refused;
  undo = async (): Promise<protocol.Answer<{ v: number }>> => refused;
  command = async (): Promise<protocol.Answer<protocol.TableInfo>> => refused;
  chat = async (): Promise<protocol.Answer<protocol.ChatMessage>> => refused;
  tellPartner = async (): Promise<protocol.Answer<readonly protocol.PartnerMessage[]>> => refused;
  hint = async (): Promise<protocol.Answer<readonly protocol.Hint[]>> => refused;
  previews = async (): Promise<protocol.Answer<protocol.Previews>> => refused;

  /** Of the position and through the eyes that are shown. */
  async memory(): Promise<protocol.Answer<Memory>> {
    const memory = this.#replay.memory(this.ply, this.viewer);
    return memory === null ? refused : { ok: true, value: memory };
  }

  close(): void {
    this.#handlers = null;
  }

  #update(): protocol.GameUpdate<AnyView> {
    const ended = this.#replay.endedAt(this.ply);
    return {
      table: 'replay',
      v: this.ply,
      events: this.history().at(-1)?.events ?? [],
      move: this.#replay.moveTo(this.ply),
      view: this.#replay.view(this.ply, this.viewer),
      clocks: noClocks(this.#names.length),
      canUndo: false,
      ...(ended !== null && { ended }),
    };
  }

  #info(): protocol.TableInfo {
    const { game, options } = this.#replay;
    return deviceTable(
      { id: 'replay', game, options, phase: 'finished', memory: true },
      this.#names.map((name) => ({ kind: 'guest', name, guest: null, level: null, mine: false })),
    );
  }
}
