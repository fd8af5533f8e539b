import type { WondersEvent, WondersView } from '@pharos/wonders';
import type { Replayed } from '../../../analysis/replayed.ts';

/** Coins that one city paid another in the whole game. */
export interface Paid {
  readonly from: number;
  readonly to: number;
  readonly coins: number;
}

export interface Ledger {
  readonly paid: readonly Paid[];
  /** By city: what it got from others less what it paid them. */
  readonly net: readonly number[];
  readonly all: number;
}

const isPayment = (event: { readonly type: string }): event is Extract<WondersEvent, { readonly type: 'coinsPaid' }> =>
  event.type === 'coinsPaid';

/** Who paid whom how much, as the events of the game tell it. */
export function ledgerOf({ steps }: Pick<Replayed, 'steps'>, { cities }: Pick<WondersView, 'cities'>): Ledger {
  const sums = new Map<string, Paid>();
  const add = (from: number, to: number, coins: number): void => {
    if (coins === 0) return;
    const key = `${from}/${to}`;
    sums.set(key, { from, to, coins: (sums.get(key)?.coins ?? 0) + coins });
  };
  for (const event of steps.flatMap(({ events }) => events)) {
    if (!isPayment(event)) continue;
    add(event.city, cities[event.city].left, event.left);
    add(event.city, cities[event.city].right, event.right);
  }
  const paid = [...sums.values()];
  const net = cities.map(({ city }) =>
    paid.reduce((sum, { from, to, coins }) => sum + (to === city ? coins : 0) - (from === city ? coins : 0), 0),
  );
  return { paid, net, all: paid.reduce((sum, { coins }) => sum + coins, 0) };
}
