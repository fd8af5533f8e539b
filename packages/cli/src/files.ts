import { readFileSync } from 'node:fs';
import { Complaint } from './complaint.ts';
import { complaints } from './texts.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(complaints.unreadable(file, reasonOf(error)));
  }
}

/** Why the operating system refused, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return REASONS.get(code ?? '') ?? error.message.split('\n')[0];
}

const REASONS = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of the path is not a folder'],
  ['EACCES', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
]);
