import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FORMAT, isKept, type End, type Head, type KeptTable } from './format.ts';
import { BackupProblem } from './backupProblem.ts';

export interface Row {
  readonly table: KeptTable;
  /** As JSON text. */
  readonly row: string;
}

/** Reads a backup from end to end; fails unless it is whole and undamaged. `take` gets every row on the way. */
export async function readBackup(
  input: Readable,
  take: (row: Row) => Promise<void> | void,
  begin: (head: Head) => Promise<void> | void = () => undefined,
): Promise<{ head: Head; end: End }> {
  const hash = createHash('sha256');
  let head: Head | null = null;
  let end: End | null = null;
  let rows = 0;
  for await (const line of linesOf(input)) {
    if (end !== null) throw new BackupProblem('BACKUP_DAMAGED', 'there is something after the end');
    if (head === null) {
      head = readHead(line);
      await begin(head);
    } else if (line.startsWith('[')) {
      await take(readRow(line));
      rows++;
    } else end = readEnd(line, rows, hash.copy().digest('hex'));
    hash.update(`${line}\n`);
  }
  if (head === null) throw new BackupProblem('NOT_A_BACKUP', 'the file is empty');
  if (end === null) throw new BackupProblem('BACKUP_TRUNCATED', `the file ends after ${rows} rows`);
  return { head, end };
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  const gunzip = createGunzip();
  // An unreadable file is the reader's problem too.
  input.on('error', (error) => gunzip.destroy(error));
  let rest = '';
  try {
    for await (const part of input.pipe(gunzip).setEncoding('utf8')) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw problemOf(error) ?? error;
  }
  if (rest !== '') throw new BackupProblem('BACKUP_TRUNCATED', 'the last line is not complete');
}

function problemOf(error: unknown): BackupProblem | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'Z_BUF_ERROR') return new BackupProblem('BACKUP_TRUNCATED', 'the file ends too early');
  if (code !== 'Z_DATA_ERROR' || !(error instanceof Error)) return null;
  const isOther = error.message === 'incorrect header check';
  return isOther
    ? new BackupProblem('NOT_A_BACKUP', 'the file is not compressed')
    : new BackupProblem('BACKUP_DAMAGED', error.message);
}

function readHead(line: string): Head {
  const head = parse(line) as Partial<Head> | null;
  if (head?.pharos !== 'backup' || typeof head.format !== 'number' || !Array.isArray(head.migrations))
    throw new BackupProblem('NOT_A_BACKUP', 'the file is something else');
  if (head.format > FORMAT)
    throw new BackupProblem('BACKUP_TOO_NEW', `format ${head.format}; this program reads ${FORMAT}`);
  return head as Head;
}

function readRow(line: string): Row {
  const start = line.indexOf(',');
  const table: unknown = parse(line.slice(1, Math.max(1, start)));
  if (!isKept(table) || !line.endsWith(']')) throw new BackupProblem('BACKUP_DAMAGED', 'a row of an unknown kind');
  return { table, row: line.slice(start + 1, -1) };
}

function readEnd(line: string, rows: number, sha256: string): End {
  const end = parse(line) as Partial<End> | null;
  if (end?.rows !== rows || end.sha256 !== sha256)
    throw new BackupProblem('BACKUP_DAMAGED', 'the checksum is not that of the rows');
  return { rows, sha256 };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
