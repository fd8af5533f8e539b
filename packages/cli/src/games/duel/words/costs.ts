import { words, type Payment } from '@pharos/duel';
import { listing, plural } from '../../../english.ts';
import { paymentTexts } from './texts.ts';

/** A printed cost: `3 coins and 1 clay`. */
export function costInWords(cost: words.CostSpec | undefined): string {
  const parts = costParts(cost ?? {});
  return parts.length === 0 ? paymentTexts.nothing : listing(parts);
}

export function costParts(cost: words.CostSpec): string[] {
  const { coins = 0 } = cost;
  const needs = words.RESOURCES.map((resource) => ({ resource, count: cost[resource] ?? 0 }));
  return [
    ...(coins > 0 ? [plural(coins, 'coin')] : []),
    ...needs.filter(({ count }) => count > 0).map(({ resource, count }) => `${count} ${resource}`),
  ];
}

/** What is to be paid and what for: `2 coins: buy 1 stone at 2`. */
export function paymentInWords({ coins, bank, trade, buys, chain }: Payment): string {
  if (chain) return paymentTexts.chain;
  if (coins === 0) return paymentTexts.free;
  const parts = [
    ...(bank > 0 && trade > 0 ? [paymentTexts.printed(bank)] : []),
    ...(buys.length > 0
      ? [
          `${paymentTexts.buy} ${listing(buys.map(({ resource, count, each }) => paymentTexts.each(count, resource, each)))}`,
        ]
      : []),
  ];
  return parts.length === 0 ? plural(coins, 'coin') : `${plural(coins, 'coin')}: ${parts.join(', ')}`;
}

/** A price in a few signs; the cross says that the coins do not suffice. */
export function priceTag({ coins, affordable }: Payment): string {
  if (coins === 0) return paymentTexts.free;
  return `${coins}¢${affordable ? '' : '✗'}`;
}
