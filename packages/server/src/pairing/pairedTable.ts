import { bot, person, seatRows } from '../tables/seats.ts';
import { newTableRow } from '../tables/newTable.ts';
import type { Db } from '../storage/database.ts';
import { insertTable } from '../storage/games.ts';
import { markPaired } from '../storage/seeks.ts';
import type { Group } from './chooseGroup.ts';
import { clockOf, kindOf } from './pairingKinds.ts';

/** For so long a game waits for what its players announced to add to the deal: pages are loaded meanwhile. */
const CONTRIBUTIONS_MS = 15_000;

/**
 * Stores a table for a group: everybody has a seat, and it starts by itself, at the latest when it is due. Answers its id.
 */
export async function openPairedTable(tx: Db, { people, bots }: Group, now: number): Promise<string> {
  const [host] = people;
  const { entry, offer } = kindOf(host.kind);
  const { game } = entry;
  const guests = people.map(({ guest }) => guest);
  const rated = people.every((one) => one.rated);
  const options = game.withNewestPacks(game.readOptions(offer.optionsFor(people.length + bots.length)));
  const table = newTableRow(
    {
      game: game.id,
      rules: game.rules,
      options,
      auto_start: true,
      host: host.guest,
      clock: clockOf(host.pace),
      visibility: 'public',
      chat: true,
      // Where nobody else plays there is nobody to be unfair to.
      hints: people.length === 1 && !rated,
      memory: !rated,
      rated,
      draw_seats: true,
    },
    now,
  );
  const awaited = new Set(people.filter((one) => one.contributes).map(({ guest }) => guest));
  const due_at = awaited.size === 0 ? null : new Date(now + CONTRIBUTIONS_MS);
  const rows = await tx.selectFrom('guests').select(['id', 'name', 'kept', 'bot']).where('id', 'in', guests).execute();
  const seated = [...rows.map((row) => person(row, awaited.has(row.id))), ...bots.map((level) => bot(game.id, level))];
  await insertTable(tx, { ...table, due_at }, seatRows(table.id, seated));
  await markPaired(tx, guests, table.id);
  return table.id;
}
