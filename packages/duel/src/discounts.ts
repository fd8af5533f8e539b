import type { SeatId } from '@pharos/core';
import { ARCHITECTURE, MASONRY, WONDER_DISCOUNT, type Card } from './catalog.ts';
import type { ResourceName } from './content/types.ts';
import { cardRebate, missingUnits, printedCoins, wonderRebate } from './cost.ts';
import { abilityHolder } from './holdings.ts';
import { playerAt, type Player, type State } from './state.ts';
import { unitNames, type Units } from './units.ts';

/** A part of the cost that a Progress token or a Decree spares. */
export interface Discount {
  /** The token or Decree. */
  readonly by: string;
  readonly units: readonly ResourceName[];
  readonly coins: number;
}

/** So many units spared by an ability. */
interface Rebate {
  readonly ability: number;
  readonly units: number;
}

/** [D-36, A-78] Masonry, or the Decree for the colour. */
export function cardRebates(player: Player, card: Card): Rebate[] {
  const isByDecree = (player.abilities & card.ignoredBy) !== 0;
  return [{ ability: isByDecree ? card.ignoredBy : MASONRY, units: cardRebate(player, card) }];
}

/** [D-36, A-79] Architecture, and a Decree. */
export function wonderRebates(player: Player): Rebate[] {
  const byDecree = (player.abilities & WONDER_DISCOUNT) !== 0 ? 1 : 0;
  return [
    { ability: ARCHITECTURE, units: wonderRebate(player) - byDecree },
    { ability: WONDER_DISCOUNT, units: byDecree },
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
  for (const { ability, units } of rebates) {
    count += units;
    const left = missingUnits(player, needs, count);
    if (left !== rest) discounts.push({ by: abilityHolder(s, seat, ability), units: unitNames(rest - left), coins: 0 });
    rest = left;
  }
  return { discounts, rest };
}

/** The printed coins that a Decree spares. */
export function waivedCoins(s: State, seat: SeatId, card: Card): Discount[] {
  const coins = card.cost.coins - printedCoins(playerAt(s, seat), card);
  return coins === 0 ? [] : [{ by: abilityHolder(s, seat, card.ignoredBy), units: [], coins }];
}
