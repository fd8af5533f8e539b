import { createApp, readConfig, type BotPool, type Config } from '@pharos/server';
import { memoryStorage } from '@pharos/server/testkit';

interface LocalServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A server in this process, which believes what clients say about their addresses. */
export async function openServer(config: Partial<Config> = {}, botPool?: BotPool): Promise<LocalServer> {
  const defaults = readConfig({ LOG_LEVEL: 'silent', BOT_PAUSE_MS: '0', TRUST_PROXY: '1' });
  const storage = await memoryStorage();
  const settings = { ...defaults, storage: { kind: 'memory' } as const, ...config };
  const app = await createApp(settings, { storage, ...(botPool && { botPool }) });
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
