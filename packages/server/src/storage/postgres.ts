import { Socket } from 'node:net';
import { Pool, type PoolConfig } from 'pg';
import { DatabaseLost } from './unavailable.ts';

/**
 * How long each thing may take before it counts as failed. Silence may last longer than a statement, so that only silence
 * ends a connection, and longer than one is kept unused.
 */
const MOST_MS = { connect: 5000, statement: 10_000, silence: 15_000, unused: 10_000 };

const MOST_CONNECTIONS = 10;

/** Connections that never leave a question without an answer, not even if the network swallows everything. */
export function postgresPool(connectionString: string): Pool {
  return new Pool({
    ...commonOptions(connectionString),
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: MOST_MS.unused,
    statement_timeout: MOST_MS.statement,
    idle_in_transaction_session_timeout: MOST_MS.statement,
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
    connectionTimeoutMillis: MOST_MS.connect,
    keepAlive: true,
    application_name: 'pharos',
  };
}

function timedSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(MOST_MS.silence, () => socket.destroy(new DatabaseLost('the database has fallen silent')));
  return socket;
}
