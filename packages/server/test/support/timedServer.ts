import type { Storage } from '../../src/storage/database.ts';
import { ManualTime } from './manualTime.ts';
import type { TestClient } from './testClient.ts';
import { sharedStorage, TestServer } from './testServer.ts';

interface TimedServer {
  readonly time: ManualTime;
  /** Outlives the server: another one may go on with it. */
  readonly storage: Storage;
  readonly closeStorage: () => Promise<void>;
  readonly server: TestServer;
  readonly ann: TestClient;
  readonly bob: TestClient;
}

/** A server whose time passes when a test says so, a minute after it began, and two who play on it. */
export async function openTimedServer(): Promise<TimedServer> {
  const time = new ManualTime();
  const { storage, close: closeStorage } = await sharedStorage();
  const server = await TestServer.open({ time, storage });
  const [ann, bob] = await server.newClients('Ann', 'Bob');
  await time.pass(60_000);
  return { time, storage, closeStorage, server, ann, bob };
}
