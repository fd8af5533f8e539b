import { dailyParams, tableId } from '@pharos/protocol';
import type { DailyId } from '@pharos/protocol';

/** What a link leads to, of those that have a preview. */
export type LinkSubject =
  | { readonly kind: 'home' }
  | { readonly kind: 'table'; readonly table: string }
  | ({ readonly kind: 'daily' } & DailyId);

/** By the path of a page; null for one without a preview. */
export function subjectAt(path: string): LinkSubject | null {
  if (path === '/') return { kind: 'home' };
  const [, table] = /^\/g\/([^/]+)$/.exec(path) ?? [];
  if (table !== undefined) return tableSubject(table);
  const [, day, deal] = /^\/daily\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  return dailySubject(day, deal);
}

/** By the name of a picture; null for one that there is not. */
export function subjectNamed(name: string): LinkSubject | null {
  if (name === 'home') return { kind: 'home' };
  const [, day, deal] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  return day === undefined ? tableSubject(name) : dailySubject(day, deal);
}

export function pathOf(subject: LinkSubject): string {
  if (subject.kind === 'home') return '';
  return subject.kind === 'table' ? `g/${subject.table}` : `daily/${subject.day}/${subject.deal}`;
}

export function pictureName(subject: LinkSubject): string {
  if (subject.kind === 'home') return 'home';
  return subject.kind === 'table' ? subject.table : `${subject.day}-${subject.deal}`;
}

const tableSubject = (table: string): LinkSubject | null =>
  tableId.safeParse(table).success ? { kind: 'table', table } : null;

function dailySubject(day?: string, deal?: string): LinkSubject | null {
  const id = dailyParams.safeParse({ day, deal });
  return id.success ? { kind: 'daily', ...id.data } : null;
}
