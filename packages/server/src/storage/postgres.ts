import { Socket } from 'node:net';
import { Pool, type PoolConfig } from 'pg';
import { DatabaseLost } from './unavailable.ts';

/** How long each thing may take before it counts as failed. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 10_000;
/** Longer than a statement may take, so that only silence ends a connection; and than one is kept unused. */
const SILENCE_MS = 15_000;
const UNUSED_MS = 10_000;

const MOST_CONNECTIONS = 10;

/** Connections that never leave a question without an answer, not even if the network swallows everything. */
export function postgresPool(connectionString: string): Pool {
  return new Pool({
    ...commonOptions(connectionString),
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: UNUSED_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    stream: timedSocket,
  });
}

/** For changes of the schema, which may take long, and wait for another node that makes them. */
export function migrationPool(connectionString: string): Pool {
  return new Pool({ ...commonOptions(connectionString), max: 1 });
}

function commonOptions(connectionString: string): PoolConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'pharos',
  };
}

function timedSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new DatabaseLost('the database has fallen silent')));
  return socket;
}
