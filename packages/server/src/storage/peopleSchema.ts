import type { ColumnType, Generated, Selectable } from 'kysely';
import type { PresenceChoice, ReportKind, ReportState } from '@pharos/protocol';

/** People among each other, and order among them. */

export interface GuestColumns {
  /** Whom they let know that they are here. */
  presence: Generated<PresenceChoice>;
  /** Until then they may neither play nor talk; null for everybody else. */
  suspended_until: Generated<Date | null>;
  suspended_reason: Generated<string | null>;
}

/** What one person is to another, as the first one sees it. */
interface RelationsTable {
  guest: string;
  other: string;
  kind: 'follow' | 'block';
  at: Date;
}

/** Open as long as a seat of the table is kept for the receiver. */
interface InvitationsTable {
  id: string;
  table_id: string;
  sender: string;
  receiver: string;
  declined: Generated<boolean>;
  at: Date;
  expires_at: Date;
}

/** With the words that are reported: they may be gone when somebody reads it. */
interface ReportsTable {
  id: string;
  /** Null when they are gone. */
  reporter: string | null;
  about: string | null;
  kind: ReportKind;
  /** Which message, name or game: reported once by each. */
  subject: string;
  table_id: string | null;
  /** What the one it is about was called. */
  name: string;
  words: string;
  /** What was said around it. */
  context: ColumnType<readonly { readonly name: string; readonly text: string }[], string, never>;
  note: string;
  at: Date;
  state: Generated<ReportState>;
}

/** Never changed. */
interface AdminLogTable {
  id: string;
  at: Date;
  admin: string;
  admin_name: string;
  action: string;
  subject: string | null;
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>;
}

export interface PeopleTables {
  relations: RelationsTable;
  invitations: InvitationsTable;
  reports: ReportsTable;
  admin_log: AdminLogTable;
}

export type ReportRow = Selectable<ReportsTable>;
