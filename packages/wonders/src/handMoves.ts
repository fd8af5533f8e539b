import type { Move, SeatId } from '@pharos/core';
import { canUseFreeBuild, costsNothing, isFree } from './building.ts';
import type { Card } from './catalog.ts';
import { hasName } from './city.ts';
import { cardOf } from './hidden.ts';
import { BUILD, BUILD_FREE, DISCARD, packMove, STAGE } from './moves.ts';
import { findWays, hasSpecialPrices } from './specialPrices.ts';
import type { Bought } from './specialPriceTypes.ts';
import { stageCost } from './stages.ts';
import { leftOf, NONE, rightOf, sideOf, type State } from './state.ts';
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
  const { rules } = s;
  let count = from;
  if (!hasName(city, card.name)) {
    if (card.cost.isFree || isFree(s, city, card)) out[count++] = packMove(BUILD, cardIndex);
    else {
      if ((city.abilities & rules.specialAbilities) !== 0) findSpecialPayments(s, cityIndex, card);
      else {
        findPayments(
          city,
          s.cities[leftOf(s, cityIndex)],
          s.cities[rightOf(s, cityIndex)],
          card.cost,
          city.coins,
          payments,
        );
      }
      for (let i = 0; i < payments.count; i++) {
        out[count++] = packMove(BUILD, cardIndex, payments.left[i], payments.right[i]);
      }
      if (city.abilities !== 0) count = writeFreeBuilds(s, cityIndex, card, out, count);
    }
  }
  for (let i = 0; i < stagePayments.count; i++) {
    out[count++] = packMove(STAGE, cardIndex, stagePayments.left[i], stagePayments.right[i]);
  }
  return count;
}

/** The ways to build a card for nothing that use something up, where it would cost something [W-99, L-36]. */
function writeFreeBuilds(s: State, cityIndex: number, card: Card, out: Move[], from: number): number {
  const city = s.cities[cityIndex];
  const { freeBuild } = s.rules;
  // What special prices give the bank is known only of those.
  if ((city.abilities & s.rules.specialAbilities) === 0) payments.bank = 0;
  let count = from;
  if (canUseFreeBuild(s, city, card, payments)) out[count++] = packMove(BUILD_FREE, card.index);
  if (freeBuild === null || costsNothing(card, payments)) return count;
  const free = freeBuild(s, cityIndex, card);
  if (free !== NONE) out[count++] = free;
  return count;
}

/** The ways to build the next stage, with card 0 under it. */
export function stageMoves(s: State, city: number, out: Move[]): number {
  findStagePayments(s, city);
  for (let i = 0; i < stagePayments.count; i++)
    out[i] = packMove(STAGE, 0, stagePayments.left[i], stagePayments.right[i]);
  return stagePayments.count;
}

/** Finds the ways to pay for the next wonder stage; none if the wonder is complete [W-20, W-21]. */
export function findStagePayments(s: State, cityIndex: number): void {
  const city = s.cities[cityIndex];
  const { stages } = sideOf(s, city);
  stagePayments.count = 0;
  if (city.stages === stages.length) return;
  const cost = stageCost(city, stages[city.stages]);
  if (hasSpecialPrices(s, city)) findWaysInto(s, cityIndex, { card: null, cost, total: cost }, stagePayments);
  else
    findPayments(
      city,
      s.cities[leftOf(s, cityIndex)],
      s.cities[rightOf(s, cityIndex)],
      cost,
      city.coins,
      stagePayments,
    );
}

function findSpecialPayments(s: State, cityIndex: number, card: Card): void {
  findWaysInto(s, cityIndex, { card, cost: card.cost, total: card.cost }, payments);
}

/** What a special price gives the bank is found again when the move is carried out. */
function findWaysInto(s: State, cityIndex: number, bought: Bought, found: Pairs): void {
  found.count = 0;
  const ways = findWays(s, cityIndex, bought, s.cities[cityIndex].coins);
  found.bank = ways.at(0)?.bank ?? 0;
  for (const { left, right } of ways) found.push(left, right);
}
