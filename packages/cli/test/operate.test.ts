import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { pharos, temporaryFile } from './pharos.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

beforeAll(async () => {
  const { build } = (await import(join(root, 'scripts/build.mjs'))) as { build: (parts: string[]) => Promise<void> };
  await build(['server']);
});

it('pharos restore checks a backup without a database, and says by a code what is wrong with it', async () => {
  const file = temporaryFile('cut.backup');
  const head = { pharos: 'backup', format: 1, migrations: ['001-tables'], at: '2026-11-16T00:00:00.000Z' };
  writeFileSync(file, gzipSync(`${JSON.stringify(head)}\n`));
  const { code, out, err } = await pharos(['restore', file, '--check']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^pharos: BACKUP_TRUNCATED: .*\n$/);
});

it('pharos export asks for the file it lacks', async () => {
  const { code, err } = await pharos(['export', '--game', 'duel']);
  expect(code).toBe(1);
  expect(err).toBe('pharos: name one file\n');
});
