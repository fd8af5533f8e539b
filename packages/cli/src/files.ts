import { readFileSync } from 'node:fs';
import { attempt, parseJson } from '@pharos/core';
import { errorTexts } from './errorTexts.ts';
import { UsageError } from './usageError.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(errorTexts.unreadable(file, reasonOf(error)));
  }
}

export function readJson(file: string): unknown {
  const read = attempt(() => parseJson(readText(file)));
  if (!read.ok) throw new UsageError(errorTexts.malformed(file, read.problem.code, read.problem.detail));
  return read.value;
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
