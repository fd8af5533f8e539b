import type { SignId } from './signs.ts';

const HAND = '[data-testid=hand]';

/** Where a sign is seen on the table. */
export const marksOf: Readonly<Record<SignId, string>> = {
  hand: `${HAND} [data-hand]`,
  free: `${HAND} .price[data-form=free]`,
  price: `${HAND} .price[data-form=coins]`,
  buy: `${HAND} .price[data-form=coins]`,
  lock: `${HAND} .price[data-form=lock]`,
  passing: `${HAND} .pas`,
  stage: '[data-testid=my-city] .mine7__w',
  chain: `${HAND} .price[data-form=chain]`,
  shields: '[data-testid=my-city] .figs',
  symbol: '[data-testid=my-city] .figs',
  conflict: '[data-testid=my-city] .figs',
  secondAge: '.chip.age',
  guild: `${HAND} [data-hand*=guild]`,
};
