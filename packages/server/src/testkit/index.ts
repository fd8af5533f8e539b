export { startPostgres, type PostgresServer } from './postgresServer.ts';
