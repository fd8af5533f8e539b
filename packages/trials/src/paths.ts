import { fileURLToPath } from 'node:url';

/** The same from the sources and from the bundle. */
const packages = new URL('../../', import.meta.url);

/** The server as it is run in earnest. */
export const SERVER_BUNDLE = fileURLToPath(new URL('server/dist/main.mjs', packages));

/** The threads it starts. */
export const BOT_WORKER = fileURLToPath(new URL('server/dist/botWorker.mjs', packages));
export const ANALYSIS_WORKER = fileURLToPath(new URL('server/dist/analysisWorker.mjs', packages));
export const STORAGE_WORKER = fileURLToPath(new URL('server/dist/storageWorker.mjs', packages));

/** Loaded into nodes whose clock can be set. */
export const SHIFTED_CLOCK = new URL('trials/src/nodes/shiftedClock.mjs', packages).href;
