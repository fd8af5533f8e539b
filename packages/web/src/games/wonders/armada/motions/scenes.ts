import { coins, find, middle, place, purse } from '../../../../table/motion/props.ts';
import { carry } from '../../motions/carry.ts';
import type { Of } from '../events.ts';

/** Ships sail to their spaces; where only a number stands for a ship, it draws attention. */
export function sail(moves: readonly Of<'shipMoved'>[], ms: number): Animation[] {
  return moves.flatMap(({ city, fleet, space }) => {
    const ship = find(`[data-ship="${city}.${fleet}"]`);
    const berth = find(`[data-berth="${city}.${fleet}.${space}"]`);
    if (!ship) return [];
    const way = berth && ship.closest('.lane') !== null ? middle(berth)[0] - middle(ship)[0] : 0;
    const frames =
      way > 0
        ? [
            { transform: 'none' },
            { transform: `translate(${way / 2}px, -4px) rotate(-4deg)` },
            { transform: `translateX(${way}px)` },
          ]
        : [{ scale: '1' }, { scale: '1.35' }, { scale: '1' }];
    return [ship.animate(frames, { duration: ms, easing: 'ease-in-out' })];
  });
}

/** Islands come from the sea to who found them. */
export function discover(islands: readonly Of<'islandGained'>[], ms: number): Animation[] {
  return islands.flatMap(({ city, level }) =>
    carry(`island-${level}`, find('[data-bank]'), find(`[data-islands="${city}"]`) ?? place(city), ms),
  );
}

export function raid(raids: readonly Of<'incursionMade'>[], ms: number): Animation[] {
  return raids.flatMap(({ city, target }) => carry('incursion', place(city), place(target), ms));
}

/** Coins for players two seats away. */
export function payFar(payments: readonly Of<'emporiumPaid'>[], ms: number): Animation[] {
  const beside = (city: number, side: 'left' | 'right'): number | null => {
    const seat = place(city)?.getAttribute(`data-${side}`) ?? null;
    return seat === null ? null : Number(seat);
  };
  const far = (city: number, side: 'left' | 'right'): Element | null => {
    const next = beside(city, side);
    const beyond = next === null ? null : beside(next, side);
    return beyond === null ? null : purse(beyond);
  };
  return payments.flatMap(({ city, left2, right2 }) => [
    ...coins(purse(city), far(city, 'left'), left2, ms),
    ...coins(purse(city), far(city, 'right'), right2, ms),
  ]);
}
