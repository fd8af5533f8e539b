import type { WondersView } from '@pharos/wonders';
import { badgeOf, payable, type Badge } from '../piece/price.ts';
import type { CardColour } from '../piece/pieces.ts';

/** What is explained when it is seen for the first time, in this order. */
export const SIGNS = [
  'hand',
  'free',
  'price',
  'buy',
  'lock',
  'passing',
  'stage',
  'chain',
  'shields',
  'symbol',
  'conflict',
  'secondAge',
  'guild',
] as const;

export type SignId = (typeof SIGNS)[number];

/** The signs that can be seen in a position by the player of a city; `colourOf` tells the colour of a card. */
export function signsIn(view: WondersView, me: number, colourOf: (card: string) => CardColour): SignId[] {
  const hand = view.hand ?? [];
  const forms = new Set<Badge['form']>(hand.map(({ build }) => badgeOf(build).form));
  const cheapest = hand.flatMap(({ build }) => payable(build).at(0) ?? []);
  const { left, right, conflicts } = view.cities[me];
  const around = [me, left, right].map((city) => view.cities[city]);
  const isSeen: Readonly<Record<SignId, boolean>> = {
    hand: true,
    free: forms.has('free'),
    price: forms.has('coins'),
    buy: cheapest.some(({ purchases }) => purchases.length > 0),
    lock: forms.has('none') || forms.has('short'),
    passing: view.turn > 1,
    stage: hand.some(({ stage }) => payable(stage).length > 0),
    chain: forms.has('chain'),
    shields: around.some(({ shields }) => shields > 0),
    symbol: around.some(({ symbols, freeSymbols }) => freeSymbols > 0 || Object.values(symbols).some((n) => n > 0)),
    conflict: conflicts.some((one) => one.left !== null),
    secondAge: view.age > 1,
    guild: hand.some(({ card }) => colourOf(card) === 'purple'),
  };
  return SIGNS.filter((id) => isSeen[id]);
}
