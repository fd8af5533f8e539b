import type { ChatMessage, GameUpdate, TableInfo } from '@pharos/protocol';
import type { Room } from './room.ts';
import type { Followers } from '../storage/presence.ts';
import type { Presence } from './presence.ts';
import type { Time } from '../shared/time.ts';
import type { Step } from './runningGame.ts';
import { Scribe } from './updateEncoder.ts';
import { gameUpdate, tableInfo } from './views.ts';

/** What a connection may be told about a table. */
export type Told =
  /** `text` is the data as JSON, where it is known already. */
  | { readonly type: 'game'; readonly data: GameUpdate; readonly text?: string }
  | { readonly type: 'table'; readonly data: TableInfo }
  | { readonly type: 'chat'; readonly data: { readonly table: string; readonly message: ChatMessage } };

/** A connection that follows a table. */
export interface Watcher {
  /** Null for somebody without an identity: a spectator. */
  readonly guest: string | null;
  tell: (told: Told) => void;
}

/** Who follows which table on this node. Each is told in person: no two seats see the same. */
export class Audience {
  readonly #presence: Presence;
  readonly #time: Time;
  readonly #watchers = new Map<string, Set<Watcher>>();

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
    return watcher.guest === null || this.#presence.arrive(table, watcher.guest, this.#time.now());
  }

  remove(table: string, watcher: Watcher): boolean {
    const watchers = this.#watchers.get(table);
    if (watchers === undefined || !watchers.delete(watcher)) return false;
    if (watchers.size === 0) this.#watchers.delete(table);
    return watcher.guest === null || this.#presence.depart(table, watcher.guest, this.#time.now());
  }

  /** Tables that somebody follows. */
  get tables(): number {
    return this.#watchers.size;
  }

  /** Followers of all tables; whoever follows two counts twice. */
  get watchers(): number {
    let count = 0;
    for (const { size } of this.#watchers.values()) count += size;
    return count;
  }

  isWatched(table: string): boolean {
    return this.#watchers.has(table);
  }

  get watched(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  /** Who follows a table through this node. */
  followers(table: string): Followers {
    const watchers = [...(this.#watchers.get(table) ?? [])];
    const guests = new Set(watchers.flatMap(({ guest }) => guest ?? []));
    return { table, guests: [...guests], nameless: watchers.filter(({ guest }) => guest === null).length };
  }

  /** People who look on without a seat, through whichever node. */
  spectators(room: Room): number {
    const seated = new Set(room.seats.map((row) => row.guest));
    const [here, elsewhere] = [this.followers(room.id), this.#presence.elsewhere(room.id)];
    const guests = new Set([...here.guests, ...elsewhere.guests].filter((guest) => !seated.has(guest)));
    return guests.size + here.nameless + elsewhere.nameless;
  }

  /** A step of the game, or with null the position as it is. */
  tellGame(room: Room, step: Step | null): void {
    const now = this.#time.now();
    const scribe = new Scribe();
    let other: GameUpdate | null = null;
    this.#tellEach(room, (guest) => {
      const data = gameUpdate(room, guest, step, now, other);
      other ??= data;
      return data === null ? null : { type: 'game', data, text: scribe.write(data) };
    });
  }

  tellTable(room: Room): void {
    this.#tellEach(room, (guest) => ({ type: 'table', data: this.info(room, guest) }));
  }

  tellChat(table: string, message: ChatMessage): void {
    for (const watcher of this.#watchers.get(table) ?? []) watcher.tell({ type: 'chat', data: { table, message } });
  }

  /** All who have no part in the table are told the same; that is worked out once. */
  #tellEach(room: Room, words: (guest: string | null) => Told | null): void {
    const people = new Set([room.table.host, ...room.seats.map((row) => row.guest)]);
    const known = new Map<string | null, Told | null>();
    for (const watcher of this.#watchers.get(room.id) ?? []) {
      const guest = people.has(watcher.guest) ? watcher.guest : null;
      if (!known.has(guest)) known.set(guest, words(guest));
      const told = known.get(guest) ?? null;
      if (told !== null) watcher.tell(told);
    }
  }

  info(room: Room, guest: string | null): TableInfo {
    const isHere = (other: string): boolean => this.#presence.isHere(room.id, other);
    return tableInfo(room, { guest, isHere, spectators: this.spectators(room), now: this.#time.now() });
  }
}
