import type { Language, Notice } from '@pharos/protocol';
import type { NoticeRow, ToldTable } from '../storage/notices.ts';
import { NOTICE_TEXTS, type NoticeTexts } from './noticeTexts.ts';

interface Contents {
  readonly id: string;
  readonly rows: readonly NoticeRow[];
  readonly tables: readonly ToldTable[];
  readonly language: Language;
  readonly publicUrl: string | null;
  readonly waiting: number;
}

/** What a person is told: one thing with where it leads, or several at once with the page of their games. */
export function composeNotice({ id, rows, tables, language, publicUrl, waiting }: Contents): Notice {
  const texts = NOTICE_TEXTS[language];
  const lines = rows.map((row) => lineOf(row, tables, texts));
  const [first] = rows;
  const isOne = rows.length === 1;
  const path = isOne && first.table_id !== null ? `/g/${first.table_id}` : '/games';
  return {
    id,
    title: isOne ? texts.titles[first.kind] : texts.several(rows.length),
    text: isOne ? lines[0] : rows.map((row, at) => `${texts.titles[row.kind]}: ${lines[at]}`).join('\n'),
    path,
    url: publicUrl === null ? null : `${publicUrl}${path}`,
    events: rows.map(({ kind, table_id }) => ({ event: kind, table: table_id })),
    waiting,
  };
}

function lineOf(row: NoticeRow, tables: readonly ToldTable[], texts: NoticeTexts): string {
  const table = tables.find(({ id }) => id === row.table_id);
  if (table === undefined) return texts.testText;
  const names = table.names.map((name) => (name === '' ? texts.somebody : name));
  const last = names.at(-1) ?? '';
  const listed = names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${texts.and} ${last}`;
  return texts.with(texts.games[table.game] ?? table.game, listed);
}
