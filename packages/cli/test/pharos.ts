import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/pharos.mjs', import.meta.url));

/** Everything that tests and the program leave behind; gone after the tests of a file. */
const scratch = mkdtempSync(join(tmpdir(), 'pharos-cli-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Settings {
  /** All that is typed; then the input ends. */
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the built program as its users do. */
export function pharos(args: readonly string[], { input = '', environment = {} }: Settings = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...cleanEnvironment(), ...environment } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A program that ends before it has read everything closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** What the program answers to other programs; it has to succeed without a word of complaint. */
export async function pharosJson<Answer>(args: readonly string[]): Promise<Answer> {
  const { code, out, err } = await pharos([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Answer;
}

/** The environment of the test run may ask for colours. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, TMPDIR: scratch };
  delete environment['FORCE_COLOR'];
  delete environment['NO_COLOR'];
  for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) delete environment[name];
  return environment;
}

/** A file in a folder of its own. */
export function temporaryFile(name: string, text?: string): string {
  const file = join(mkdtempSync(join(scratch, 'file-')), name);
  if (text !== undefined) writeFileSync(file, text);
  return file;
}

export function linesOf(text: string): string[] {
  return text.trimEnd().split('\n');
}
