import type { SeatId } from '@pharos/core';
import type { ChatMessage, PartnerMessage, OwnPlan, TableInfo } from '@pharos/protocol';
import type { Time } from '../shared/time.ts';
import type { TableWatchers } from '../storage/presence.ts';
import { GameBroadcast, type EncodedUpdate, type SentViews } from './gameBroadcast.ts';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';
import type { Step } from './logEntries.ts';
import type { RunningGame } from './runningGame.ts';
import { shownPlan, tableInfo } from './views.ts';

/** What a connection may be sent about a table. */
export type WatcherMessage =
  | { readonly type: 'game'; readonly table: string; readonly update: EncodedUpdate }
  | { readonly type: 'table'; readonly data: TableInfo }
  | { readonly type: 'plan'; readonly data: OwnPlan }
  | { readonly type: 'chat'; readonly data: { readonly table: string; readonly message: ChatMessage } }
  | {
      readonly type: 'partner';
      readonly data: { readonly table: string; readonly messages: readonly PartnerMessage[] };
    };

/** A connection that watches a table. */
export interface Watcher {
  /** Null for somebody without an identity: a spectator. */
  readonly guest: string | null;
  send: (message: WatcherMessage) => void;
}

/** Who watches which table through this node. Each gets messages of their own: no two seats see the same. */
export class Watchers {
  readonly #presence: Presence;
  readonly #time: Time;
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** For games in memory. */
  readonly #sent = new WeakMap<RunningGame, SentViews>();

  constructor(presence: Presence, time: Time) {
    this.#presence = presence;
    this.#time = time;
  }

  /** Answers whether others at the table see a difference. */
  add(table: string, watcher: Watcher): boolean {
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers);
    if (watchers.has(watcher)) return false;
    watchers.add(watcher);
    return watcher.guest === null || this.#presence.connect(table, watcher.guest, this.#time.now());
  }

  /** Answers whether others at the table see a difference. */
  remove(table: string, watcher: Watcher): boolean {
    const watchers = this.#watchers.get(table);
    if (watchers === undefined || !watchers.delete(watcher)) return false;
    if (watchers.size === 0) this.#watchers.delete(table);
    return watcher.guest === null || this.#presence.disconnect(table, watcher.guest, this.#time.now());
  }

  /** Tables that somebody watches. */
  get tableCount(): number {
    return this.#watchers.size;
  }

  /** Watchers of all tables; whoever watches two counts twice. */
  get watcherCount(): number {
    let count = 0;
    for (const { size } of this.#watchers.values()) count += size;
    return count;
  }

  isWatched(table: string): boolean {
    return this.#watchers.has(table);
  }

  get watchedTables(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  /** Who watches a table through this node. */
  watchersOf(table: string): TableWatchers {
    const watchers = [...(this.#watchers.get(table) ?? [])];
    const guests = new Set(watchers.flatMap(({ guest }) => guest ?? []));
    return { table, guests: [...guests], nameless: watchers.filter(({ guest }) => guest === null).length };
  }

  /** People who look on without a seat, through whichever node. */
  spectators(room: Room): number {
    const seated = new Set(room.seats.map((row) => row.guest));
    const [here, others] = [this.watchersOf(room.id), this.#presence.onOtherNodes(room.id)];
    const guests = new Set([...here.guests, ...others.guests].filter((guest) => !seated.has(guest)));
    return guests.size + here.nameless + others.nameless;
  }

  /** The table as a guest may see it. */
  tableInfo(room: Room, guest: string | null): TableInfo {
    const isPresent = (other: string): boolean => this.#presence.isPresent(room.id, other);
    return tableInfo(room, { guest, isPresent, spectators: this.spectators(room), now: this.#time.now() });
  }

  /** A step of the game, or with null the position as it is. */
  broadcastGame(room: Room, step: Step | null): void {
    const { runningGame: game, id: table } = room;
    if (game === null) return;
    if (!this.isWatched(table)) {
      this.#sent.delete(game);
      return;
    }
    const broadcast = new GameBroadcast({ room, game, step, now: this.#time.now() }, this.#sent.get(game) ?? null);
    this.#broadcast(room, (guest) => ({ type: 'game', table, update: broadcast.updateFor(guest) }));
    this.#sent.set(game, broadcast.sent);
  }

  broadcastTable(room: Room): void {
    this.#broadcast(room, (guest) => ({ type: 'table', data: this.tableInfo(room, guest) }));
  }

  /** To everybody but some guests. */
  broadcastChat(table: string, message: ChatMessage, except: ReadonlySet<string | null> = new Set()): void {
    for (const watcher of this.#watchers.get(table) ?? [])
      if (!except.has(watcher.guest)) watcher.send({ type: 'chat', data: { table, message } });
  }

  /** To whoever plays the seat and nobody else. */
  sendPlan(room: Room, seat: SeatId): void {
    const { guest } = room.seats[seat];
    if (guest !== null)
      this.#sendTo(room.id, guest, { type: 'plan', data: { table: room.id, seat, ...shownPlan(room, seat) } });
  }

  /** To one guest and nobody else. */
  sendPartnerMessages(table: string, guest: string, messages: readonly PartnerMessage[]): void {
    this.#sendTo(table, guest, { type: 'partner', data: { table, messages } });
  }

  #sendTo(table: string, guest: string, message: WatcherMessage): void {
    for (const watcher of this.#watchers.get(table) ?? []) if (watcher.guest === guest) watcher.send(message);
  }

  /** All who have no part in the table get the same message; it is made once. */
  #broadcast(room: Room, messageFor: (guest: string | null) => WatcherMessage): void {
    const players = new Set([room.table.host, ...room.seats.flatMap((row) => [row.guest, row.kept_for])]);
    const messages = new Map<string | null, WatcherMessage>();
    for (const watcher of this.#watchers.get(room.id) ?? []) {
      const guest = players.has(watcher.guest) ? watcher.guest : null;
      const message = messages.get(guest) ?? messageFor(guest);
      messages.set(guest, message);
      watcher.send(message);
    }
  }
}
