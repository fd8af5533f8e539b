import type { RelationChoice } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { findGuest } from '../storage/guests.ts';
import { setRelation, type RelationKind } from '../storage/relations.ts';
import type { GuestRow } from '../storage/schema.ts';

/** Far more than anybody follows or blocks. */
const MOST: Readonly<Record<RelationKind, number>> = { follow: 500, block: 1000 };
/** Changes of one guest. */
const CHANGES = { burst: 40, perSecond: 0.2 };

/** Whom people follow and whom they block. */
export class Relations {
  readonly #with: DatabaseAndTime;
  readonly #changes = new TokenBuckets(CHANGES);

  constructor(dependencies: DatabaseAndTime) {
    this.#with = dependencies;
  }

  /** Others are named by the ids that tables show, never by name: nobody finds out who there is. */
  async set(guest: GuestRow, other: string, relation: RelationChoice): Promise<void> {
    if (other === guest.id) throw new Refusal('BAD_REQUEST', 'nobody follows or blocks themselves');
    this.#changes.takeOrRefuse(guest.id, this.#with.time.now(), 'changes');
    const kind = relation === 'none' ? null : relation;
    const row = kind === null ? null : await findGuest(this.#with.db, other);
    if (kind !== null && (row === null || row.name === '')) throw new Refusal('NOT_FOUND', 'no such person');
    const at = new Date(this.#with.time.now());
    const most = kind === null ? 0 : MOST[kind];
    if (!(await setRelation(this.#with.db, { guest: guest.id, other, kind, at }, most)))
      throw new Refusal('TOO_MANY', `at most ${most} people`);
  }
}
