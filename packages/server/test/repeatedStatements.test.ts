import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendLog } from '../src/storage/appendLog.ts';
import { openEmbedded, type Storage } from '../src/storage/database.ts';
import { openEngine, type Engine } from '../src/storage/embedded/engine.ts';
import { migrate } from '../src/storage/migrate.ts';
import { REPEATED } from '../src/storage/repeatedStatement.ts';
import type { LogRow } from '../src/storage/schema.ts';
import { emptyDatabase } from '../src/testkit/memoryStorage.ts';
import { insertGame } from './support/database.ts';
import { logOf } from './support/games.ts';

const TABLE = 'abc';

function row(entry: number): LogRow {
  const move = { kind: 'move', seat: 0, text: 'x', version: entry, by_bot: false, rules: 1, command: null } as const;
  return { table_id: TABLE, entry, ...move, at: new Date(entry) };
}

describe('repeated statements of the embedded database', () => {
  let engine: Engine;
  let storage: Storage;
  /** How often one was sent in words. */
  let read = 0;

  const newEngine = async (): Promise<Engine> => openEngine({ loadDataDir: await emptyDatabase() });

  beforeAll(async () => {
    engine = await newEngine();
    const watched: Engine = {
      exec: (message) => {
        if (Buffer.from(message).includes(REPEATED)) read++;
        return engine.exec(message);
      },
      close: () => engine.close(),
    };
    storage = await openEmbedded(watched, () => undefined);
    await insertGame(storage.db, TABLE);
  });
  afterAll(() => storage.close());

  it('are read once, and carried out each time', async () => {
    for (const entry of [1, 2, 3]) await appendLog(storage.db, TABLE, [row(entry)], { to_act: entry });
    expect(read).toBe(1);
    expect((await logOf(storage.db, TABLE)).map(({ entry }) => entry)).toEqual([1, 2, 3]);
  });

  it('are refused as ever, and go on afterwards', async () => {
    await expect(appendLog(storage.db, TABLE, [row(3)], { to_act: 0 })).rejects.toMatchObject({ code: '23505' });
    await appendLog(storage.db, TABLE, [row(4)], { to_act: 4 });
    expect(await logOf(storage.db, TABLE)).toHaveLength(4);
  });

  it('are read again when the database was opened anew', async () => {
    const before = read;
    await engine.close();
    engine = await newEngine();
    await migrate(storage.db);
    await insertGame(storage.db, TABLE);
    await appendLog(storage.db, TABLE, [row(1)], { to_act: 1 });
    expect(read).toBe(before + 1);
    expect(await logOf(storage.db, TABLE)).toHaveLength(1);
  });
});
