import { openStorage, type Db } from '@pharos/server';
import type { StorageLocation } from '../nodes/deployment.ts';

/** What a seeker knows in the end. */
export interface SeekerKnowledge {
  readonly guest: string;
  readonly tables: ReadonlySet<string>;
  readonly hasLeft: boolean;
}

export interface PairingFinding {
  readonly kind: 'twice' | 'forgotten' | 'wrong table' | 'not started' | 'left over';
  readonly what: string;
}

/** Reads past the servers whether everybody who looked for others sits at exactly the table that was named to them. */
export async function checkPairing(
  location: StorageLocation,
  seekers: readonly SeekerKnowledge[],
): Promise<{ findings: PairingFinding[]; tables: number }> {
  const storage = await openStorage(location, () => undefined);
  try {
    const stored = await readSeats(storage.db);
    const started = await startedTables(storage.db);
    const waiting = await storage.db.selectFrom('seeks').select('guest').where('ended', '=', false).execute();
    return {
      findings: findingsIn(seekers, { ...stored, started, waiting: waiting.map(({ guest }) => guest) }),
      tables: started.size,
    };
  } finally {
    await storage.close();
  }
}

interface Stored {
  /** The tables of each guest. */
  readonly tablesOf: ReadonlyMap<string, readonly string[]>;
  /** Games that have begun, with nobody missing. */
  readonly started: ReadonlySet<string>;
  /** Guests whose search is not over. */
  readonly waiting: readonly string[];
}

export function findingsIn(seekers: readonly SeekerKnowledge[], stored: Stored): PairingFinding[] {
  const findings = seekers.flatMap((seeker) => findingsOf(seeker, stored));
  const known = new Set(seekers.map(({ guest }) => guest));
  for (const guest of stored.waiting)
    if (known.has(guest)) findings.push({ kind: 'left over', what: `the search of ${guest} is not over` });
  return findings;
}

function findingsOf({ guest, tables, hasLeft }: SeekerKnowledge, { tablesOf, started }: Stored): PairingFinding[] {
  const seated = tablesOf.get(guest) ?? [];
  const [table] = seated;
  if (seated.length > 1 || tables.size > 1)
    return [{ kind: 'twice', what: `${guest} at ${[...seated, ...tables].join()}` }];
  if (hasLeft) return seated.length === 0 ? [] : [{ kind: 'wrong table', what: `${guest} had cancelled, at ${table}` }];
  if (seated.length === 0) return [{ kind: 'forgotten', what: `${guest} has no table` }];
  if (!tables.has(table)) return [{ kind: 'wrong table', what: `${guest} was not told of ${table}` }];
  return started.has(table) ? [] : [{ kind: 'not started', what: `${guest} waits at ${table}` }];
}

async function readSeats(db: Db): Promise<Pick<Stored, 'tablesOf'>> {
  const tablesOf = new Map<string, string[]>();
  for (const { guest, table_id } of await db.selectFrom('seats').select(['guest', 'table_id']).execute())
    if (guest !== null) tablesOf.set(guest, [...(tablesOf.get(guest) ?? []), table_id]);
  return { tablesOf };
}

async function startedTables(db: Db): Promise<Set<string>> {
  const open = db.selectFrom('seats').select('table_id').where('kind', '=', 'open');
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '!=', 'waiting')
    .where('id', 'not in', open)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
