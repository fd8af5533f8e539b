import type { Room, RoomObserver } from '../play/room.ts';
import type { NewEntry, Step } from '../play/logEntries.ts';
import type { Signals } from '../play/signals.ts';
import type { StoredMoves } from '../play/storedMoves.ts';
import type { Watchers } from '../play/watchers.ts';
import { measureBroadcast } from '../telemetry/measure.ts';
import type { Metrics } from '../telemetry/metrics.ts';

interface Dependencies {
  readonly watchers: Pick<Watchers, 'broadcastGame' | 'broadcastTable' | 'sendPlan'>;
  readonly signals: Pick<Signals, 'send'>;
  readonly metrics: Pick<
    Metrics,
    'broadcastSeconds' | 'catchUps' | 'gamesFinished' | 'gamesStarted' | 'moves' | 'undos'
  >;
}

type Listener = (room: Room) => void;

/** Sends what happens to tables to whoever watches them and to the other nodes, then calls those who wait for a turn. */
export class RoomUpdates implements RoomObserver {
  readonly #with: Dependencies;
  readonly #listeners = new Set<Listener>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Calls back after every change, within the room's turn: it may be somebody else's turn then. */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  appended(room: Room, entries: readonly NewEntry[], steps: readonly Step[], stored: StoredMoves | null): void {
    const { watchers, metrics } = this.#with;
    const isFinished = room.table.phase === 'finished';
    for (const { kind, by_bot } of entries) {
      if (kind === 'move') metrics.moves.inc({ by: by_bot ? 'bot' : 'person' });
      if (kind === 'undo') metrics.undos.inc();
    }
    if (isFinished) metrics.gamesFinished.inc();
    measureBroadcast(metrics, room.id, () => {
      for (const step of steps) this.stepped(room, step);
      if (isFinished || steps.some(({ isTableChanged }) => isTableChanged)) watchers.broadcastTable(room);
      this.#send(room, stored);
      this.#changed(room);
    });
  }

  saved(room: Room, isDealt: boolean): void {
    const { watchers, metrics } = this.#with;
    this.#send(room);
    watchers.broadcastTable(room);
    if (isDealt) {
      metrics.gamesStarted.inc();
      watchers.broadcastGame(room, null);
    }
    this.#changed(room);
  }

  /** Other steps show when the table is sent. */
  stepped(room: Room, step: Step): void {
    const { watchers } = this.#with;
    if (isOfGame(step)) watchers.broadcastGame(room, step);
    else if (step.kind === 'plan') watchers.sendPlan(room, step.seat);
  }

  refreshed(room: Room, { isTableNew, isDealt }: { readonly isTableNew: boolean; readonly isDealt: boolean }): void {
    const { watchers, metrics } = this.#with;
    metrics.catchUps.inc();
    if (isTableNew) watchers.broadcastTable(room);
    if (isDealt) watchers.broadcastGame(room, null);
    this.#changed(room);
  }

  #send({ id }: Room, stored: StoredMoves | null = null): void {
    this.#with.signals.send({ kind: 'change', table: id, ...(stored === null ? {} : { stored }) });
  }

  #changed(room: Room): void {
    for (const listener of this.#listeners) listener(room);
  }
}

function isOfGame({ kind }: Step): boolean {
  return kind === 'move' || kind === 'undo' || kind === 'end';
}
