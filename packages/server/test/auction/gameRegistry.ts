import { auctionBots } from '../../../bots/test/auctionBots.ts';
import { auction } from '../../../core/test/auction.ts';
import { entry, type GameEntry } from '../../src/shared/gameEntry.ts';
import { GAMES as OURS } from '../../src/shared/gameRegistry.ts';

/** The games of the server and one more. */
export const GAMES: readonly GameEntry[] = [
  ...OURS,
  entry(auction, {
    defaults: auction.readOptions({}),
    standIn: 'greedy',
    scoredEnding: 'sold out',
    holdings: () => [],
    ...auctionBots,
  }),
];
