import type { Audience } from '../play/watchers.ts';
import type { Fanout } from '../play/signals.ts';
import type { Db } from '../storage/database.ts';
import { presenceElsewhere, savePresence, type Followers } from '../storage/presence.ts';
import type { Presence } from '../play/presence.ts';
import type { Time } from '../shared/time.ts';
import type { Node } from './node.ts';

interface Dependencies {
  readonly db: Db;
  readonly node: Node;
  readonly time: Time;
  readonly fanout: Fanout;
  readonly presence: Presence;
  readonly audience: Audience;
  /** With one node there is nobody to exchange anything with. */
  readonly isShared: boolean;
}

/** Exchanges with other nodes who is at which table. */
export class Company {
  readonly #with: Dependencies;
  /** Tables of which others do not know yet who follows them here. */
  readonly #untold = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    dependencies.node.onRenewal(() => this.#tellAll());
  }

  /** Tells the others who follows a table here. If that fails, `tellUntold` does. */
  async tell(table: string): Promise<void> {
    const { db, node, fanout, audience, isShared } = this.#with;
    if (!isShared) return;
    this.#untold.add(table);
    await savePresence(db, node.id, audience.followers(table));
    this.#untold.delete(table);
    fanout.announce({ kind: 'presence', table });
  }

  async tellUntold(): Promise<void> {
    for (const table of this.#untold) await this.tell(table);
  }

  /** Asks who follows tables elsewhere; answers those where somebody came or went. */
  async ask(tables: readonly string[]): Promise<string[]> {
    const { db, node, time, presence, isShared } = this.#with;
    if (!isShared || tables.length === 0) return [];
    const found = await presenceElsewhere(db, node.id, tables);
    const byTable = new Map<string, Followers[]>();
    for (const one of found) byTable.set(one.table, [...(byTable.get(one.table) ?? []), one]);
    return tables.filter((table) => {
      const others = byTable.get(table) ?? [];
      const guests = new Set(others.flatMap((followers) => followers.guests));
      const nameless = others.reduce((sum, followers) => sum + followers.nameless, 0);
      return presence.hear(table, { guests, nameless }, time.now());
    });
  }

  /** Under its new name, others know of nobody here. */
  #tellAll(): void {
    for (const table of this.#with.audience.watched) this.#untold.add(table);
  }
}
