import { createServer, type Server } from 'node:http';
import { startPostgres, type OwnPostgres } from '@pharos/trials/postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for a database. */
    readonly postgresDesk: string;
  }
}

let postgres: Promise<OwnPostgres> | null = null;
let desk: Server | null = null;

/** One PostgreSQL for all test files, started when the first of them asks for a database. */
export async function setup({ provide }: TestProject): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('connection', 'close');
    postgres ??= startPostgres();
    postgres
      .then((running) => running.newDatabase())
      .then(
        (url) => response.end(JSON.stringify({ url })),
        (error: Error) => response.end(JSON.stringify({ missing: error.message })),
      );
  });
  desk = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the desk has no address');
  provide('postgresDesk', `http://127.0.0.1:${address.port}`);
}

export async function teardown(): Promise<void> {
  desk?.close();
  desk?.closeAllConnections();
  await postgres?.then(
    (running) => running.stop(),
    () => undefined,
  );
}
