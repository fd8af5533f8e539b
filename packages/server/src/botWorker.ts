// What runs in the threads of the bots, by the names that `bots/botPool.ts` calls.
export { chooseMove, suggestMoves } from './bots/botTask.ts';
