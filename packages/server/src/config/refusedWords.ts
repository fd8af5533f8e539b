import { readFileSync } from 'node:fs';

/** The list of the operator, one word a line; lines with # are remarks. Throws an error for people to read. */
export function readRefusedWords(file: string | undefined): readonly string[] {
  if (file === undefined || file === '') return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`WORD_FILTER names a file that cannot be read: ${file}`);
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
