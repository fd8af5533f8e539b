import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { monitorStorage } from '../src/operations/storageMonitor.ts';
import { Metrics } from '../src/telemetry/metrics.ts';
import { openEmbedded, type Db, type Storage } from '../src/storage/database.ts';
import { openFolder } from '../src/storage/embedded/openFolder.ts';
import { ReopeningEngine } from '../src/storage/embedded/reopeningEngine.ts';
import type { Driver } from '../src/storage/embedded/syncedFs.ts';
import { StorageHealth, troubleIn } from '../src/storage/health.ts';
import { emptyFolder } from './support/database.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { TestServer } from './support/testServer.ts';
import { codeOf, firstMove, valueOf } from './support/testClient.ts';

const place = temporaryFolder('disk');

/** A disk that refuses writes with a code, when there is one. */
class FailingDisk {
  code: string | null = null;

  readonly tap = ({ stream_ops, node_ops }: Driver): void => {
    const { write } = stream_ops;
    const { mknod } = node_ops;
    stream_ops.write = (...given) => {
      this.#check();
      return write(...given);
    };
    node_ops.mknod = (...given) => {
      this.#check();
      return mknod(...given);
    };
  };

  #check(): void {
    if (this.code !== null) throw Object.assign(new Error('the disk refuses'), { code: this.code });
  }
}

async function openOn(disk: FailingDisk, folder: string): Promise<Storage> {
  await emptyFolder(join(folder, 'db'));
  const health = new StorageHealth();
  const giveUp = (error: Error): never => {
    throw error;
  };
  const engine = await ReopeningEngine.open((failed) => openFolder(folder, { onFailure: failed, tap: disk.tap }), {
    health,
    canWrite: () => disk.code === null,
    onFatal: giveUp,
    every: 50,
  });
  return openEmbedded(engine, () => undefined, health);
}

async function readiness(server: TestServer): Promise<[number, unknown]> {
  const answer = await fetch(`${server.url}/readyz`);
  return [answer.status, await answer.json()];
}

const PATIENT = { timeout: 60_000, interval: 100 };

describe('disks', () => {
  it.each([
    ['ENOSPC', 'DISK_FULL'],
    ['EROFS', 'DISK_READ_ONLY'],
    ['EIO', 'DISK_FAILED'],
  ])(
    'a disk that answers %s is reported by /readyz, the log and the metrics, costs no move, and is used again when it works',
    async (code, reason) => {
      const disk = new FailingDisk();
      const storage = await openOn(disk, join(place, code));
      const server = await TestServer.open({ storage }, { logLevel: 'warn' });
      const lines: string[] = [];
      const { log } = server.app.server;
      const collect = (line: unknown, words?: string): void => void lines.push(`${JSON.stringify(line)} ${words}`);
      vi.spyOn(log, 'error').mockImplementation(collect);
      vi.spyOn(log, 'warn').mockImplementation(collect);
      const ann = await server.newClient('Ann');
      const plan = { seats: [{ kind: 'host' as const }, { kind: 'hotSeat' as const }], start: true };
      const { id } = (await ann.open(plan)).table;
      const a = await ann.connect();
      const { game } = await a.watch(id);
      valueOf(await a.move(id, 0, firstMove(game)));
      const before = await a.watch(id);
      expect(await readiness(server)).toEqual([200, { status: 'ready' }]);

      disk.code = code;
      const move = firstMove(before.game);
      for (let tries = 0; tries < 3; tries++)
        expect(codeOf(await a.move(id, 1, move, { id: 'once' }))).toBe('UNAVAILABLE');
      expect((await ann.send<{ code: string }>('POST', '/tables', { game: 'duel', ...plan })).body.code).toBe(
        'UNAVAILABLE',
      );
      expect(await readiness(server)).toEqual([503, { status: 'not ready', reason }]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`"code":"${reason}"`);
      expect(lines[0]).not.toContain(place);
      const figures = await server.app.context.metrics.text();
      expect(figures).toContain(`pharos_storage_trouble{reason="${reason}"} 1`);
      expect(figures).toMatch(new RegExp(`pharos_storage_failures_total{reason="${reason}"} [1-9]`));

      disk.code = null;
      await expect.poll(() => readiness(server), PATIENT).toEqual([200, { status: 'ready' }]);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('STORAGE_RECOVERED');
      // The same command again: carried out once, whatever had become of it.
      expect(valueOf(await a.move(id, 1, move, { id: 'once' }))).toEqual({ v: 2 });
      expect((await a.watch(id)).game?.v).toBe(2);
      const stored = await storage.db.selectFrom('log').select('entry').where('table_id', '=', id).execute();
      expect(stored).toHaveLength(2);
      expect(await server.app.context.metrics.text()).not.toContain('pharos_storage_trouble{');
      await server.close();
    },
    120_000,
  );
});

describe('storage trouble', () => {
  const failing = (code: string): Error => Object.assign(new Error('no'), { code });

  it.each([
    ['53100', 'DISK_FULL'],
    ['58030', 'DISK_FAILED'],
    ['XX001', 'DATABASE_DAMAGED'],
    ['XX002', 'DATABASE_DAMAGED'],
    ['58P01', 'DATABASE_DAMAGED'],
    ['23505', null],
    ['08006', null],
  ])('storage trouble that PostgreSQL calls %s is %s', (code, trouble) => {
    expect(troubleIn(failing(code))).toBe(trouble);
  });

  it('storage trouble is reported once when it begins and once when it ends, however often it is met; damage does not end', async () => {
    const lines: unknown[] = [];
    const metrics = new Metrics();
    const health = new StorageHealth();
    const log = { error: (line: object) => lines.push(line), warn: (line: object) => lines.push(line) };
    const stop = monitorStorage({ storage: { db: {} as Db, health }, metrics, log: log as never });
    for (let times = 0; times < 5; times++) health.observe(failing('53100'));
    health.recovered();
    health.recovered();
    health.observe(failing('XX001'));
    health.observe(failing('53100'));
    health.recovered();
    expect(lines).toEqual([{ code: 'DISK_FULL' }, { code: 'STORAGE_RECOVERED' }, { code: 'DATABASE_DAMAGED' }]);
    expect(health.trouble).toBe('DATABASE_DAMAGED');
    expect(await metrics.text()).toContain('pharos_storage_failures_total{reason="DISK_FULL"} 6');
    stop();
  });
});
