import { ARCHITECTURE, BLUE, FIRST_MANUFACTURED, MASONRY, type Card, type Cost, type Wonder } from './catalog.ts';
import { RESOURCES } from './content/types.ts';
import type { Player } from './state.ts';

/** Units a token of Architecture or Masonry spares [D-36]. */
const REBATE = 2;

/** Whether a chain symbol in the own city makes the card free [D-25, D-26]. */
export function isFreeByChain(player: Player, card: Card): boolean {
  return (player.chains & card.freeWith) !== 0;
}

/** What a card costs a player now, in coins [D-24 … D-37]. */
export function cardPrice(player: Player, card: Card): number {
  if ((player.chains & card.freeWith) !== 0) return 0;
  return card.cost.coins + tradePrice(player, card.cost, cardRebate(player, card));
}

/** What a Wonder costs a player now, in coins. */
export function wonderPrice(player: Player, wonder: Wonder): number {
  return wonder.cost.coins + tradePrice(player, wonder.cost, wonderRebate(player));
}

/** [D-36] Masonry spares units of blue cards. */
export function cardRebate(player: Player, card: Card): number {
  return card.colour === BLUE && (player.abilities & MASONRY) !== 0 ? REBATE : 0;
}

/** [D-36] Architecture spares units of Wonders. */
export function wonderRebate(player: Player): number {
  return (player.abilities & ARCHITECTURE) !== 0 ? REBATE : 0;
}

/** Coins for the units that must be bought, in the cheapest way [D-30, D-37]. */
export function tradePrice(player: Player, cost: Cost, rebate: number): number {
  const { needs } = cost;
  const { production, prices } = player;
  let price = 0;
  if ((player.rawChoices | player.manufacturedChoices | rebate) === 0) {
    for (let i = 0; i < needs.length; i += 2) {
      const resource = needs[i];
      const missing = needs[i + 1] - production[resource];
      if (missing > 0) price += missing * prices[resource];
    }
    return price;
  }
  const missing = missingUnits(player, cost, rebate);
  for (let resource = 0; resource < missing.length; resource++) price += missing[resource] * prices[resource];
  return price;
}

const scratch: number[] = RESOURCES.map(() => 0);

/**
 * Units of each resource that must be bought, once production, choice producers and rebate have covered what they can.
 * Each covers the dearest unit it may, which is optimal because a choice producer covers all resources of its kind [D-37].
 * The answer is overwritten by the next call.
 */
export function missingUnits(player: Player, cost: Cost, rebate: number): readonly number[] {
  const missing = scratch;
  missing.fill(0);
  for (let i = 0; i < cost.needs.length; i += 2) {
    const resource = cost.needs[i];
    missing[resource] = Math.max(0, cost.needs[i + 1] - player.production[resource]);
  }
  cover(missing, player.prices, 0, FIRST_MANUFACTURED, player.rawChoices);
  cover(missing, player.prices, FIRST_MANUFACTURED, missing.length, player.manufacturedChoices);
  cover(missing, player.prices, 0, missing.length, rebate);
  return missing;
}

/** Takes up to `units` missing units away, the dearest first. */
function cover(missing: number[], prices: readonly number[], from: number, to: number, units: number): void {
  for (let left = units; left > 0; left--) {
    let dearest = -1;
    for (let resource = from; resource < to; resource++) {
      if (missing[resource] > 0 && (dearest < 0 || prices[resource] > prices[dearest])) dearest = resource;
    }
    if (dearest < 0) return;
    missing[dearest]--;
  }
}
