import { createApp, openStorage, readConfig, type BotPool, type Config, type Storage } from '@pharos/server';

/** A database that is gone with its server. */
export function memoryStorage(): Promise<Storage> {
  return openStorage({ kind: 'memory' }, () => undefined);
}

interface LocalServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A server in this process, which believes what clients say about their addresses. */
export async function openServer(config: Partial<Config> = {}, botPool?: BotPool): Promise<LocalServer> {
  const defaults = readConfig({ LOG_LEVEL: 'silent', BOT_PAUSE_MS: '0', TRUST_PROXY: '1' });
  const storage = await memoryStorage();
  const app = await createApp({ ...defaults, ...config }, { storage, ...(botPool && { botPool }) });
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}
