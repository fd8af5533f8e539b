import type { SeatId } from '@pharos/core';
import { ARCHITECTURE, MASONRY } from './abilities.ts';
import type { Card } from './catalog.ts';
import { cardRebate, missingUnits, printedCoins, wonderRebate } from './cost.ts';
import { abilityHolder, counterHolder } from './holdings.ts';
import type { Discount } from './paymentTypes.ts';
import { playerAt, type State } from './state.ts';
import { unitNames, type Units } from './units.ts';

/** So many units spared by a piece. */
interface Rebate {
  readonly by: () => string;
  readonly units: number;
}

/** [D-36, A-78] Masonry, or the ability that spares a symbol of cards of the colour. */
export function cardRebates(s: State, seat: SeatId, card: Card): Rebate[] {
  const player = playerAt(s, seat);
  const isIgnored = (player.abilities & card.ignoredBy) !== 0;
  const ability = isIgnored ? card.ignoredBy : MASONRY;
  return [{ by: () => abilityHolder(s, seat, ability), units: cardRebate(player, card) }];
}

/** [D-36, A-79] Architecture, and what expansions spare. */
export function wonderRebates(s: State, seat: SeatId): Rebate[] {
  const player = playerAt(s, seat);
  const { wonderDiscount } = player;
  return [
    { by: () => abilityHolder(s, seat, ARCHITECTURE), units: wonderRebate(player) - wonderDiscount },
    { by: () => counterHolder(s, seat, (alone) => alone.wonderDiscount), units: wonderDiscount },
  ];
}

/** What each rebate spares in turn, and the units that are left to buy. */
export function applyRebates(
  s: State,
  seat: SeatId,
  needs: Units,
  rebates: readonly Rebate[],
): { readonly discounts: readonly Discount[]; readonly rest: Units } {
  const player = playerAt(s, seat);
  const discounts: Discount[] = [];
  let rest = missingUnits(player, needs, 0);
  let count = 0;
  for (const { by, units } of rebates) {
    count += units;
    const left = missingUnits(player, needs, count);
    if (left !== rest) discounts.push({ by: by(), units: unitNames(rest - left), coins: 0 });
    rest = left;
  }
  return { discounts, rest };
}

/** The printed coins that an ability spares. */
export function waivedCoins(s: State, seat: SeatId, card: Card): Discount[] {
  const coins = card.coins - printedCoins(playerAt(s, seat), card);
  return coins === 0 ? [] : [{ by: abilityHolder(s, seat, card.ignoredBy), units: [], coins }];
}
