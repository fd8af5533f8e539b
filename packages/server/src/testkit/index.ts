export { memoryStorage } from './memoryStorage.ts';
export { startPostgres, type PostgresServer } from './postgresServer.ts';
