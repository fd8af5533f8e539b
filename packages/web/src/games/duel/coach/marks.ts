import type { SignId } from './signs.ts';

const STRUCTURE = '[data-testid=structure]';

/** Where a sign is seen on the table. */
export const marksOf: Readonly<Record<SignId, string>> = {
  open: `${STRUCTURE} [data-card]:has(.price--me)`,
  free: `${STRUCTURE} .price--me[data-form=free]`,
  price: `${STRUCTURE} .price--me[data-form=coins]`,
  lock: `${STRUCTURE} .price--me[data-form=lock]`,
  faceDown: `${STRUCTURE} [data-slot]:not([data-card])`,
  wonder: '.city--me .wonders, button.bar--me',
  foePrice: `${STRUCTURE} .price--foe`,
  chain: `${STRUCTURE} .price[data-form=chain]`,
  symbol: '.city--me .wheel, button.bar--me',
  pawn: '.trackbtn',
  secondAge: '.chip.age',
  guild: `${STRUCTURE} [data-back=guild]`,
};
