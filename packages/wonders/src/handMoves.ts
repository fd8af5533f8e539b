import type { Move, SeatId } from '@pharos/core';
import { canUseFreeBuild, isFree } from './building.ts';
import { hasName } from './city.ts';
import { cardOf } from './hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, packMove, STAGE } from './moves.ts';
import { leftOf, rightOf, sideOf, type State } from './state.ts';
import { findPayments, Pairs } from './trade.ts';

/** Ways to pay for the stage and for one card, worked out afresh at every call. */
const stagePayments = new Pairs();
const payments = new Pairs();

/** [W-17] Each card of the hand can be built, put under the wonder, or discarded for coins [W-19]. */
export function handMoves(s: State, seat: SeatId, out: Move[]): number {
  const hand = s.hands[seat];
  findStagePayments(s, seat);
  let count = 0;
  let previous = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i]);
    // Equal cards lie side by side.
    if (card === previous) continue;
    previous = card;
    count = writeConstructions(s, seat, card, out, count);
    out[count++] = packMove(DISCARD, card);
  }
  return count;
}

/** The ways to use one card for a construction, written behind the first `from`; those of the stage have been found before. */
export function writeConstructions(s: State, cityIndex: number, cardIndex: number, out: Move[], from: number): number {
  const city = s.cities[cityIndex];
  const card = s.catalog.cards[cardIndex];
  let count = from;
  if (!hasName(city, card.name)) {
    if (card.cost.isFree || isFree(s, city, card)) out[count++] = packMove(BUILD, cardIndex);
    else {
      findPayments(
        city,
        s.cities[leftOf(s, cityIndex)],
        s.cities[rightOf(s, cityIndex)],
        card.cost,
        city.coins,
        payments,
      );
      for (let i = 0; i < payments.count; i++) {
        out[count++] = packMove(BUILD, cardIndex, payments.left[i], payments.right[i]);
      }
      if (canUseFreeBuild(s, city, card, payments)) out[count++] = packMove(BUILD_FREE, cardIndex);
    }
  }
  for (let i = 0; i < stagePayments.count; i++) {
    out[count++] = packMove(STAGE, cardIndex, stagePayments.left[i], stagePayments.right[i]);
  }
  return count;
}

/** Finds the ways to pay for the next wonder stage; none if the wonder is complete [W-20, W-21]. */
export function findStagePayments(s: State, cityIndex: number): void {
  const city = s.cities[cityIndex];
  const { stages } = sideOf(s, city);
  stagePayments.count = 0;
  if (city.stages === stages.length) return;
  const { cost } = stages[city.stages];
  findPayments(city, s.cities[leftOf(s, cityIndex)], s.cities[rightOf(s, cityIndex)], cost, city.coins, stagePayments);
}
