import type { Shipyard } from './shipyards.ts';

export interface Sums {
  readonly resources: number;
  readonly coins: number;
}

/** What all steps of a board cost together: a figure to check typed prices by. */
export function sumsOf({ steps }: Shipyard): Sums {
  const prices = Object.values(steps).flatMap((track) => track.flatMap((step) => Object.entries(step)));
  const sum = (isCoins: boolean): number =>
    prices.reduce((total, [key, count]) => ((key === 'coins') === isCoins ? total + count : total), 0);
  return { resources: sum(false), coins: sum(true) };
}
