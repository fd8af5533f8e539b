import type { WondersEvent } from '@pharos/wonders';
import type { Phase } from '../../../table/motion/phases.ts';
import { coins, find, purse } from '../../../table/motion/props.ts';
import { carry } from './carry.ts';

export type CoinsLost = Extract<WondersEvent, { type: 'coinsLost' }>;

/** Milliseconds at normal speed. */
const TIME = { coins: 420, read: 500, act: 1200 };

export const lossesIn = (events: readonly WondersEvent[]): CoinsLost[] =>
  events.filter((event): event is CoinsLost => event.type === 'coinsLost');

/** What makes cities lose coins, by its sign. */
const REASONS = [
  ['tax', 'tax'],
  ['pirates', 'pirate'],
  ['others', 'coin-lost'],
] as const;

/** The signs of what takes coins, and the coins on their way to the bank. */
function takeCoins(losses: readonly CoinsLost[], ms: number): Animation[] {
  const bank = find('[data-bank]');
  return losses.flatMap((loss) => [
    ...REASONS.flatMap(([reason, icon]) => ((loss[reason] ?? 0) > 0 ? carry(icon, bank, purse(loss.city), ms) : [])),
    ...coins(purse(loss.city), bank, loss.count, ms),
  ]);
}

/** At the end of a turn cities lose coins, all at the same time. */
export function lossPhases(events: readonly WondersEvent[]): Phase[] {
  const losses = lossesIn(events).filter(({ count }) => count > 0);
  if (losses.length === 0) return [];
  return [{ id: 'losses', build: TIME.coins, hold: TIME.read, draw: (ms) => takeCoins(losses, ms) }];
}

/** The same as an act of the end of an Age. */
export const lossActs = (events: readonly WondersEvent[], hold: number): Phase[] =>
  lossesIn(events).length > 0 ? [{ id: 'losses', build: TIME.act, hold, isAct: true }] : [];
