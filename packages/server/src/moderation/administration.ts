import { randomBytes } from 'node:crypto';
import type { adminAction, Administrator, AdminLogEntry, Report, ReportState } from '@pharos/protocol';
import type { z } from 'zod';
import { nameKey } from '../identity/nameKey.ts';
import type { OneTimeCodes } from '../identity/oneTimeCodes.ts';
import { FOR_GOOD, refuseSuspended } from '../people/suspension.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { cleanText } from '../shared/text.ts';
import {
  addLogEntry,
  adminLog,
  administrators,
  dismissAdmin,
  isAdmin,
  makeAdmin,
  setSuspension,
} from '../storage/administrators.ts';
import { isDuplicate, type Db } from '../storage/database.ts';
import { changeGuest, findGuest } from '../storage/guests.ts';
import { findKeptGuest, setNameKey } from '../storage/identities.ts';
import { unfinishedOf } from '../storage/lists.ts';
import { listReports, setReportState } from '../storage/reports.ts';
import type { GuestRow } from '../storage/schema.ts';
import { closeTable } from '../tables/closeTable.ts';
import { leaveTables } from '../tables/leaveTables.ts';
import { refreshTables, type RefreshParts } from '../tables/refreshTables.ts';
import type { TableCommands } from '../tables/tableCommands.ts';

type Action = z.output<typeof adminAction>;
const HOUR_MS = 3_600_000;

interface Dependencies extends RefreshParts, DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'catchUp' | 'change'>;
  readonly tableCommands: Pick<TableCommands, 'run'>;
  readonly oneTimeCodes: Pick<OneTimeCodes, 'take'>;
}

/** What administrators see and do. All they do is written down, in the same transaction. */
export class Administration {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async requireAdmin(guest: GuestRow): Promise<GuestRow> {
    if (!guest.kept || !(await isAdmin(this.#with.db, guest.id)))
      throw new Refusal('NOT_ADMIN', 'only administrators may do that');
    return guest;
  }

  /** Makes whoever has a code from the command line an administrator; it counts once. */
  async claim(guest: GuestRow, code: string): Promise<void> {
    if (!guest.kept) throw new Refusal('NOT_KEPT', 'only for an identity that is kept');
    if ((await this.#with.oneTimeCodes.take('admin', code)) === null)
      throw new Refusal('CODE_INVALID', 'this code does not count, or no longer');
    await this.#with.db.transaction().execute(async (tx) => {
      await makeAdmin(tx, guest.id);
      await this.#note(tx, guest, 'claim', null);
    });
  }

  async administrators(asking: GuestRow): Promise<Administrator[]> {
    return (await administrators(this.#with.db)).map((row) => ({ ...row, mine: row.id === asking.id }));
  }

  /** Whoever is suspended has to be let in again first. */
  async appoint(admin: GuestRow, name: string): Promise<void> {
    const { db, time } = this.#with;
    const guest = await findKeptGuest(db, nameKey(name));
    if (guest === null) throw new Refusal('NOT_FOUND', 'no kept identity has this name');
    refuseSuspended(guest, time.now());
    await db.transaction().execute(async (tx) => {
      await makeAdmin(tx, guest.id);
      await this.#note(tx, admin, 'appoint', guest.id, { name: guest.name });
    });
  }

  /** Takes the right away, from oneself, too. */
  async dismiss(admin: GuestRow, person: string): Promise<void> {
    await this.#with.db.transaction().execute(async (tx) => {
      const result = await dismissAdmin(tx, person);
      if (result === 'none') throw new Refusal('NOT_FOUND', 'no such administrator');
      if (result === 'last') throw new Refusal('LAST_ADMIN', 'without this administrator there would be none');
      const guest = await findGuest(tx, person);
      await this.#note(tx, admin, 'dismiss', person, { name: guest?.name ?? '' });
    });
  }

  async reports(): Promise<Report[]> {
    const now = this.#with.time.now();
    return (await listReports(this.#with.db)).map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      at: row.at.getTime(),
      name: row.name,
      about: row.about,
      reporter: row.reporter,
      table: row.table_id,
      words: row.words,
      context: row.context,
      note: row.note,
      suspended:
        row.suspended_until !== null && row.suspended_until.getTime() > now ? row.suspended_until.getTime() : null,
    }));
  }

  async decide(admin: GuestRow, report: string, state: ReportState): Promise<void> {
    await this.#with.db.transaction().execute(async (tx) => {
      if (!(await setReportState(tx, report, state))) throw new Refusal('NOT_FOUND', 'no such report');
      await this.#note(tx, admin, 'report', report, { state });
    });
  }

  async closeTable(admin: GuestRow, table: string): Promise<void> {
    const { rooms, time } = this.#with;
    await rooms.change(table, async (room) => {
      if (room.table.phase !== 'waiting' && room.table.phase !== 'playing')
        throw new Refusal('WRONG_PHASE', `the table is ${room.table.phase}`);
      await closeTable(room, time.now(), null, (tx) => this.#note(tx, admin, 'closeTable', table));
    });
  }

  async act(admin: GuestRow, person: string, action: Action): Promise<void> {
    const guest = await findGuest(this.#with.db, person);
    if (guest === null || guest.name === '') throw new Refusal('NOT_FOUND', 'no such person');
    if (action.do === 'rename') await this.#rename(admin, guest, cleanText(action.name));
    else if (action.do === 'suspend') await this.#suspend(admin, guest, action);
    else await this.#lift(admin, guest);
  }

  async log(): Promise<AdminLogEntry[]> {
    return (await adminLog(this.#with.db)).map(({ id, at, admin_name: admin, action, subject, detail }) => ({
      id,
      at: at.getTime(),
      admin,
      action,
      subject,
      detail,
    }));
  }

  async #rename(admin: GuestRow, guest: GuestRow, name: string): Promise<void> {
    const { db } = this.#with;
    try {
      await changeGuest(db, guest.id, { name }, async (tx) => {
        if (guest.kept) await setNameKey(tx, guest.id, nameKey(name));
        await this.#note(tx, admin, 'rename', guest.id, { from: guest.name, to: name });
      });
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal('NAME_TAKEN', 'another kept identity has this name');
      throw error;
    }
    await refreshTables(this.#with, await unfinishedOf(db, guest.id));
  }

  /** Running games go on as if they had left; whoever keeps order is not put out by another who does. */
  async #suspend(
    admin: GuestRow,
    guest: GuestRow,
    { hours, reason }: Extract<Action, { do: 'suspend' }>,
  ): Promise<void> {
    const { db, time } = this.#with;
    if (await isAdmin(db, guest.id)) throw new Refusal('BAD_REQUEST', 'administrators are not suspended');
    const until = hours === null ? FOR_GOOD : new Date(time.now() + hours * HOUR_MS);
    await leaveTables(this.#with, guest);
    await db.transaction().execute(async (tx) => {
      await setSuspension(tx, guest.id, until, reason);
      await this.#note(tx, admin, 'suspend', guest.id, { name: guest.name, hours, reason });
    });
    // Whatever they sat down at meanwhile.
    await leaveTables(this.#with, guest);
  }

  async #lift(admin: GuestRow, guest: GuestRow): Promise<void> {
    await this.#with.db.transaction().execute(async (tx) => {
      await setSuspension(tx, guest.id, null, null);
      await this.#note(tx, admin, 'lift', guest.id, { name: guest.name });
    });
  }

  async #note(tx: Db, admin: GuestRow, action: string, subject: string | null, detail: object = {}): Promise<void> {
    const at = new Date(this.#with.time.now());
    const id = randomBytes(12).toString('base64url');
    await addLogEntry(tx, { id, at, admin: admin.id, admin_name: admin.name, action, subject, detail: { ...detail } });
  }
}
