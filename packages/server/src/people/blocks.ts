import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { blockedAmong, blocksBetween } from '../storage/relations.ts';

/** Refuses people who do not play with each other. Who blocks whom is nobody's business. */
export async function refuseBlocked(db: Db, guest: string, others: readonly (string | null)[]): Promise<void> {
  const people = [...new Set(others.filter((other) => other !== null && other !== guest))] as string[];
  if ((await blockedAmong(db, guest, people)).length > 0)
    throw new Refusal('BLOCKED', 'somebody at this table and you do not play with each other');
}

/** Whether two guests may be put at one table, for all of those given: not where one blocks the other. */
export async function whoMayMeet(db: Db, guests: readonly string[]): Promise<(one: string, other: string) => boolean> {
  const blocks = new Set(
    (await blocksBetween(db, guests)).flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]),
  );
  return (one, other) => !blocks.has(`${one} ${other}`);
}
