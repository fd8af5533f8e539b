import { RESOURCES } from './content/types.ts';
import type { Card, Wonder } from './catalog.ts';
import { cardRebate, isFreeByChain, missingUnits, printedCoins, wonderRebate } from './cost.ts';
import type { Payment } from './paymentTypes.ts';
import type { Player } from './player.ts';
import { unitsOf, type Units } from './units.ts';

export function cardPayment(player: Player, card: Card): Payment {
  if (isFreeByChain(player, card)) return { coins: 0, trade: 0, buys: [], chain: true, affordable: true };
  return paymentOf(player, card.cost.needs, printedCoins(player, card), cardRebate(player, card));
}

export function wonderPayment(player: Player, wonder: Wonder): Payment {
  return paymentOf(player, wonder.cost.needs, wonder.cost.coins, wonderRebate(player));
}

/** A price in coins alone. */
export function coinPayment(player: Player, coins: number): Payment {
  return { coins, trade: 0, buys: [], chain: false, affordable: coins <= player.coins };
}

function paymentOf(player: Player, needs: Units, printed: number, rebate: number): Payment {
  const missing = missingUnits(player, needs, rebate);
  const buys = RESOURCES.flatMap((resource, index) =>
    unitsOf(missing, index) > 0
      ? [{ resource, count: unitsOf(missing, index), each: unitsOf(player.prices, index) }]
      : [],
  );
  const trade = buys.reduce((sum, { count, each }) => sum + count * each, 0);
  const coins = printed + trade;
  return { coins, trade, buys, chain: false, affordable: coins <= player.coins };
}
