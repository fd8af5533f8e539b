import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from '../src/storage/database.ts';
import { openFolder } from '../src/storage/embedded/openFolder.ts';
import { WorkerEngine } from '../src/storage/embedded/workerEngine.ts';
import { isUnavailable } from '../src/storage/unavailable.ts';
import { emptyFolder, insertGame } from './support/database.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const place = temporaryFolder('failures');

it('a disk that does not take what it should keep ends the database, and nothing more is confirmed', async () => {
  await emptyFolder(join(place, 'db'));
  let isBroken = false;
  const failures: string[] = [];
  const syncFile = (): void => {
    if (isBroken) throw new Error('the disk is on fire');
  };
  const disk = { syncFile, syncFolder: () => undefined };
  const engine = await openFolder(place, { onFailure: ({ message }) => failures.push(message), disk });
  const storage = await openEmbedded(engine, () => undefined);
  const { db } = storage;
  await insertGame(db, 'before');
  isBroken = true;
  await expect(insertGame(db, 'lost')).rejects.toSatisfy(isUnavailable);
  isBroken = false;
  await expect(insertGame(db, 'after')).rejects.toSatisfy(isUnavailable);
  await expect(db.selectFrom('tables').select('id').execute()).rejects.toSatisfy(isUnavailable);
  expect(failures[0]).toBe('the disk is on fire');
  await expect(storage.close()).rejects.toThrow('the disk is on fire');

  const again = await openEmbedded(await openFolder(place, { onFailure: () => undefined, disk }), () => undefined);
  const ids = (await again.db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
  expect(ids).toContain('before');
  expect(ids).not.toContain('after');
  await again.close();
});

/** A thread that behaves like the database's up to a point. */
async function threadThat(does: string): Promise<{ engine: WorkerEngine; lost: Error[] }> {
  mkdirSync(place, { recursive: true });
  const script = join(place, 'thread.mjs');
  writeFileSync(script, `import { parentPort } from 'node:worker_threads';\n${does}`);
  const lost: Error[] = [];
  return { engine: await WorkerEngine.open(script, place, (error) => lost.push(error)), lost };
}

const OPEN = `parentPort.postMessage({ kind: 'open' });`;

it.each([
  ['ends', `${OPEN} parentPort.on('message', () => process.exit());`, 'its thread ended'],
  ['crashes', `${OPEN} parentPort.on('message', () => { throw new Error('oops'); });`, 'oops'],
  [
    'says that it failed and then hangs',
    `${OPEN} parentPort.on('message', () => { parentPort.postMessage({ kind: 'failed', reason: 'panic' }); for (;;); });`,
    'panic',
  ],
])('a thread of the database that %s leaves no query unanswered', async (_, does, reason) => {
  const { engine, lost } = await threadThat(does);
  const asked = [engine.exec(new Uint8Array(1)), engine.exec(new Uint8Array(1))];
  for (const question of asked) await expect(question).rejects.toThrow(reason);
  await expect(engine.exec(new Uint8Array(1))).rejects.toSatisfy(isUnavailable);
  expect(lost.map(({ message }) => message)).toEqual([reason]);
});

it('a database that cannot be opened says why', async () => {
  const refused = threadThat(`parentPort.postMessage({ kind: 'failed', reason: 'no such disk' });`);
  await expect(refused).rejects.toThrow('no such disk');
});
