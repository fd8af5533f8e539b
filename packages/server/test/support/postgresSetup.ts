import { createServer, type Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from '../../src/testkit/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for a database. */
    readonly postgresProvider: string;
  }
}

let postgres: Promise<PostgresServer> | null = null;
let provider: Server | null = null;

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
  provider = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider has no address');
  provide('postgresProvider', `http://127.0.0.1:${address.port}`);
}

export async function teardown(): Promise<void> {
  provider?.close();
  provider?.closeAllConnections();
  await postgres?.then(
    (running) => running.stop(),
    () => undefined,
  );
}
