import type { Presence, PresenceExchange } from '../play/presence.ts';
import type { Signals } from '../play/signals.ts';
import type { Watchers } from '../play/watchers.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { presenceOnOtherNodes, savePresence, type TableWatchers } from '../storage/presence.ts';
import type { Node } from './node.ts';

interface Dependencies extends DatabaseAndTime {
  readonly node: Node;
  readonly signals: Pick<Signals, 'send'>;
  readonly presence: Pick<Presence, 'setOtherNodes'>;
  readonly watchers: Pick<Watchers, 'watchedTables' | 'watchersOf'>;
  /** With one node there is nobody to exchange anything with. */
  readonly isShared: boolean;
}

/** Exchanges with other nodes who is at which table. */
export class PresenceSync implements PresenceExchange {
  readonly #with: Dependencies;
  /** Tables of which others do not know yet who watches them here. */
  readonly #pending = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    dependencies.node.onNewId(() => this.#markAllPending());
  }

  /** Tells the others who watches a table here. If that fails, `publishPending` does. */
  async publish(table: string): Promise<void> {
    const { db, node, signals, watchers, isShared } = this.#with;
    if (!isShared) return;
    this.#pending.add(table);
    await savePresence(db, node.id, watchers.watchersOf(table));
    this.#pending.delete(table);
    signals.send({ kind: 'presence', table });
  }

  async publishPending(): Promise<void> {
    for (const table of this.#pending) await this.publish(table);
  }

  /** Asks who watches tables through other nodes; answers those where somebody came or went. */
  async refresh(tables: readonly string[]): Promise<string[]> {
    const { db, node, time, presence, isShared } = this.#with;
    if (!isShared || tables.length === 0) return [];
    const found = await presenceOnOtherNodes(db, node.id, tables);
    const byTable = new Map<string, TableWatchers[]>();
    for (const one of found) byTable.set(one.table, [...(byTable.get(one.table) ?? []), one]);
    return tables.filter((table) => {
      const others = byTable.get(table) ?? [];
      const guests = new Set(others.flatMap(({ guests }) => guests));
      const nameless = others.reduce((sum, one) => sum + one.nameless, 0);
      return presence.setOtherNodes(table, { guests, nameless }, time.now());
    });
  }

  /** Under the new id, others know of nobody here. */
  #markAllPending(): void {
    for (const table of this.#with.watchers.watchedTables) this.#pending.add(table);
  }
}
