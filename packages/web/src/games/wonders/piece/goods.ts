import type { ProductionView } from '@pharos/wonders';
import { RESOURCES } from './pieces.ts';

/** Goods of one kind that a neighbour sells, and what a unit of them costs. */
export interface Goods {
  readonly kind: 'raw' | 'made' | 'all';
  readonly production: ProductionView;
  readonly price: number;
}

const MADE: ReadonlySet<string> = new Set(['glass', 'papyrus', 'textile']);

function only(production: ProductionView, isOf: (resource: string) => boolean): ProductionView {
  return {
    fixed: { ...production.fixed, ...Object.fromEntries(RESOURCES.filter((one) => !isOf(one)).map((one) => [one, 0])) },
    choices: production.choices.filter(([first]) => isOf(first)),
  };
}

const isEmpty = ({ fixed, choices }: ProductionView): boolean =>
  choices.length === 0 && RESOURCES.every((resource) => fixed[resource] === 0);

/** What a neighbour sells, by kind where the kinds differ in price; kinds there is nothing of are left out. */
export function goodsFor(forSale: ProductionView, prices: { readonly raw: number; readonly made: number }): Goods[] {
  const goods: Goods[] =
    prices.raw === prices.made
      ? [{ kind: 'all', production: forSale, price: prices.raw }]
      : [
          { kind: 'raw', production: only(forSale, (one) => !MADE.has(one)), price: prices.raw },
          { kind: 'made', production: only(forSale, (one) => MADE.has(one)), price: prices.made },
        ];
  return goods.filter(({ production }) => !isEmpty(production));
}
