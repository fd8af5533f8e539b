import { auctionBots } from '../../../bots/test/auctionBots.ts';
import { serveBots } from '../../src/local/bots/serveBots.ts';

serveBots(auctionBots);
