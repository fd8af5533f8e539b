import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/storage/lock.ts';
import { ownIdentity } from '../src/storage/processes.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const folder = temporaryFolder('lock');
const lock = join(folder, 'pharos.lock');
const script = join(folder, 'lock.mjs');
const SILENCE = 2500;

const fail = (error: Error): never => {
  throw error;
};
const take = (): Promise<() => void> => lockFolder(folder, { onLost: fail, waitMs: 200, staleAfterMs: SILENCE });

/** In a container of its own a process is the first of its kind, and sees no other. */
const CONTAINER = ['unshare', '--fork', '--pid', '--mount-proc', '--kill-child'];
const hasContainers = spawnSync(CONTAINER[0], [...CONTAINER.slice(1), 'true']).status === 0;

const children: ChildProcess[] = [];

/** Another process that takes the folder; answers what it says. */
async function another(...within: string[]): Promise<{ said: string; child: ChildProcess }> {
  const code = `import { lockFolder } from ${JSON.stringify(script)};
    lockFolder(${JSON.stringify(folder)}, { onLost: () => process.exit(3), waitMs: 200, staleAfterMs: ${SILENCE} }).then(
      () => { console.log('locked'); setInterval(() => undefined, 1000); },
      (error) => { console.log(error.message); process.exit(1); });`;
  const [command, ...args] = [...within, process.execPath, '--input-type=module', '-e', code];
  const child = spawn(command, args);
  children.push(child);
  const said = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))));
  return { said: said.trim(), child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

beforeAll(() => {
  const entry = fileURLToPath(new URL('../src/storage/lock.ts', import.meta.url));
  buildSync({ entryPoints: [entry], outfile: script, bundle: true, platform: 'node', format: 'esm' });
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(end));
  rmSync(lock, { force: true });
});

describe('locks of data folders', () => {
  it('the lock of the data folder is taken, given back, and taken again', async () => {
    const unlock = await take();
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(existsSync(lock)).toBe(false);
    (await take())();
  });

  it('the lock of the data folder is not taken twice by one process', async () => {
    const unlock = await take();
    await expect(take()).rejects.toThrow('in use by process');
    unlock();
  });

  it('the lock of the data folder keeps a second process out, by name, and lets it in once the first is killed', async () => {
    const { said, child } = await another();
    expect(said).toBe('locked');
    await expect(take()).rejects.toThrow(`in use by process ${child.pid}. Stop it first`);
    await end(child);
    (await take())();
  });

  it('the lock of a process that is gone counts for nothing', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const gone = { ...ownIdentity(), birth: '5' };
    const stale = [JSON.stringify(gone), `${pid} 123\n`, `${process.ppid} 1\n`, 'rubbish\n', '{}', 'null', ''];
    for (const content of stale) {
      writeFileSync(lock, content);
      (await take())();
      expect(existsSync(lock)).toBe(false);
    }
  });

  it('a lock that an earlier version wrote holds while its process lives', async () => {
    writeFileSync(lock, `${process.ppid} \n`);
    await expect(take()).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it('the lock of a process on another machine counts until it was not renewed for long', async () => {
    writeFileSync(lock, JSON.stringify({ ...ownIdentity(), place: 'elsewhere' }));
    const began = Date.now();
    (await take())();
    expect(Date.now() - began).toBeGreaterThanOrEqual(SILENCE);
  });

  it('the lock of a process in another container holds, though its number is also one here', async () => {
    writeFileSync(lock, JSON.stringify({ ...ownIdentity(), pid: 1, place: 'another container' }));
    const beating = setInterval(() => utimesSync(lock, new Date(), new Date()), 100);
    await expect(take()).rejects.toThrow('in use by process 1 of another container');
    clearInterval(beating);
  });

  // Not everywhere may one make containers.
  if (hasContainers)
    it('the lock of the data folder holds against containers, where every process is number one', async () => {
      const first = await another(...CONTAINER);
      expect(first.said).toBe('locked');
      const second = await another(...CONTAINER);
      expect(second.said).toContain('of another container or machine');
      await expect(take()).rejects.toThrow('in use by process 1 of another container');
    });

  it('a lock that somebody else took is noticed', async () => {
    let lost: Error | null = null;
    const unlock = await lockFolder(folder, { onLost: (error) => (lost = error) });
    writeFileSync(lock, JSON.stringify({ ...ownIdentity(), nonce: 'other' }));
    await expect.poll(() => lost?.message).toContain('another process has taken');
    unlock();
    expect(existsSync(lock)).toBe(true);
  });
});
