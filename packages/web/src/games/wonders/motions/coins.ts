import { coins, find, purse } from '../../../table/motion/props.ts';

/** What a city pays in a turn. */
export interface Flow {
  readonly city: number;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
}

/** Coins go to the bank and to the neighbours on either side. */
export function flow(flows: readonly Flow[], ms: number): Animation[] {
  const bank = find('[data-bank]');
  return flows.flatMap(({ city, bank: toBank, left, right }) => {
    const from = purse(city);
    const owner = find(`[data-city="${city}"]`);
    const neighbour = (side: 'left' | 'right'): Element | null => {
      const id = owner?.getAttribute(`data-${side}`) ?? null;
      return id === null ? null : purse(Number(id));
    };
    return [
      ...coins(from, bank, toBank, ms),
      ...coins(from, neighbour('left'), left, ms),
      ...coins(from, neighbour('right'), right, ms),
    ];
  });
}

export function flowFromBank(
  gained: readonly { readonly city: number; readonly count: number }[],
  ms: number,
): Animation[] {
  const bank = find('[data-bank]');
  return gained.flatMap(({ city, count }) => coins(bank, purse(city), count, ms));
}
