import type { Card } from './catalog.ts';
import type { DiscountView, PurchaseView } from './choice.ts';
import { RESOURCES } from './content/types.ts';
import type { StandingPiece } from './pieces.ts';
import { FIRST_MANUFACTURED } from './supply.ts';
import { discountOn, PRICE } from './trade.ts';

/** The chain that makes a card free, with the card it starts from [W-50]. */
export function chainTo(card: Card, cards: readonly Card[]): DiscountView {
  const start = cards.find(({ gives }) => (gives & card.freeWith) !== 0);
  if (start === undefined) throw new Error(`no chain leads to ${card.id}`);
  return { kind: 'chain', from: start.id };
}

/** A power of the wonder that makes a card free, with the stage it comes from [W-99, W-101 … W-103]. */
export function powerIn(
  pieces: readonly StandingPiece[],
  ability: number,
  kind: DiscountView['kind'],
): readonly DiscountView[] {
  const owner = pieces.find(({ piece }) =>
    piece.standing.some((effect) => effect.type === 'ability' && effect.subject === ability),
  );
  return owner === undefined ? [] : [{ kind, ...owner.source }];
}

const NO_DISCOUNTS: readonly DiscountView[] = [];

/** What makes purchases cheaper, each piece with the coins it saves [W-48, W-98]. */
export function tradeDiscounts(
  pieces: readonly StandingPiece[],
  purchases: readonly PurchaseView[],
): readonly DiscountView[] {
  if (purchases.every(({ each }) => each === PRICE)) return NO_DISCOUNTS;
  const saved = new Map<StandingPiece, number>();
  for (const { resource, count, from, each } of purchases) {
    if (each === PRICE) continue;
    const isRaw = RESOURCES.indexOf(resource) < FIRST_MANUFACTURED;
    const bit = discountOn(isRaw, from === 'left');
    const owner = pieces.find(({ piece }) =>
      piece.standing.some(({ type, subject }) => type === 'discount' && (subject & bit) !== 0),
    );
    if (owner !== undefined) saved.set(owner, (saved.get(owner) ?? 0) + count * (PRICE - each));
  }
  return [...saved].map(([{ source }, coins]) => ({ kind: 'trade', ...source, coins }));
}
