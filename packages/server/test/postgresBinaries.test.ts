import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enterableFolder, processOwner } from '../src/testkit/postgresBinaries.ts';

it('the database of the tests is kept where its user may enter, also when the temporary folder is root’s own', () => {
  const closed = mkdtempSync(join(tmpdir(), 'pharos-closed-'));
  const runner = processOwner();
  // Whoever is not root runs the database as themselves.
  expect(enterableFolder(runner, [closed, '/'])).toBe(runner.uid === undefined ? closed : '/');
  expect(enterableFolder(runner, ['/', closed])).toBe('/');
  rmSync(closed, { recursive: true });
});
