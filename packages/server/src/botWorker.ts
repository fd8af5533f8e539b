// What runs in the threads of the bots, by the names that `bots/botPool.ts` and `bots/dealPlayer.ts` call.
export { chooseMove, suggestMoves } from './bots/botTask.ts';
export { playDeal } from './bots/playDeal.ts';
