import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { blockedAmong } from '../storage/relations.ts';

/** Refuses people who do not play with each other. Who blocks whom is nobody's business. */
export async function refuseBlocked(db: Db, guest: string, others: readonly (string | null)[]): Promise<void> {
  const people = [...new Set(others.filter((other) => other !== null && other !== guest))] as string[];
  if ((await blockedAmong(db, guest, people)).length > 0)
    throw new Refusal('BLOCKED', 'somebody at this table and you do not play with each other');
}
