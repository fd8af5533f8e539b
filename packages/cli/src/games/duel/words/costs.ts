import { words, type Payment } from '@pharos/duel';
import type { DuelWords } from './duelWords.ts';

/** A printed cost: `3 coins and 1 clay`. */
export function costInWords(cost: words.CostSpec | undefined, spoken: DuelWords): string {
  const parts = costParts(cost ?? {}, spoken);
  return parts.length === 0 ? spoken.say('noCost') : spoken.listed(parts);
}

export function costParts(cost: words.CostSpec, { say, units }: DuelWords): string[] {
  const { coins = 0 } = cost;
  const needs = words.RESOURCES.map((resource) => ({ resource, count: cost[resource] ?? 0 }));
  return [
    ...(coins > 0 ? [say('coins', { n: coins })] : []),
    ...needs.filter(({ count }) => count > 0).map(({ resource, count }) => units(resource, count)),
  ];
}

/** What is to be paid and what for: `2 coins: buy 1 stone at 2`. */
export function paymentInWords({ coins, bank, trade, buys, chain }: Payment, spoken: DuelWords): string {
  const { say, units, listed } = spoken;
  if (chain) return say('byChain');
  if (coins === 0) return say('free');
  const bought = buys.map(({ resource, count, each }) =>
    say('unitsAt', { units: units(resource, count), price: each }),
  );
  const parts = [
    ...(bank > 0 && trade > 0 ? [say('printed', { n: bank })] : []),
    ...(bought.length > 0 ? [say('buys', { units: listed(bought) })] : []),
  ];
  const sum = say('coins', { n: coins });
  return parts.length === 0 ? sum : `${sum}: ${parts.join(', ')}`;
}

/** A price in a few signs; the cross says that the coins do not suffice. */
export function priceTag({ coins, affordable }: Payment, { say }: DuelWords): string {
  if (coins === 0) return say('freeTag');
  return `${coins}¢${affordable ? '' : '✗'}`;
}
