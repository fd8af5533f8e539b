import { serveBots } from '../../../local/bots/serveBots.ts';
import { bots } from './bots.ts';

serveBots(bots);
