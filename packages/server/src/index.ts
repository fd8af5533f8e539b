// What trials start, replace and look into.
export { createApp, type App } from './app.ts';
export { createBotPool, type BotPool } from './bots/botPool.ts';
export { chooseMove, type HintTask } from './bots/botTask.ts';
export { readConfig, type Config } from './config/config.ts';
export { Identity } from './identity/identity.ts';
export { gameEntry } from './shared/games.ts';
export type { Time } from './shared/time.ts';
export { openStorage, type Db, type Storage } from './storage/database.ts';
export { insertTable } from './storage/games.ts';
export { createGuest } from './storage/guests.ts';
export { recountResults } from './storage/results.ts';
export type { LogRow, SeatRow, TableRow } from './storage/schema.ts';
export { vacuumGrownTables } from './storage/vacuum.ts';
export { newTableRow } from './tables/newTable.ts';
