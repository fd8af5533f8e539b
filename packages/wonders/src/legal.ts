import type { Move, SeatId } from '@pharos/core';
import { currentTask } from './agenda.ts';
import { cardMovesAtSea, choicesAtSea } from './armada/legal.ts';
import { canUseFreeBuild, isFree, isFreeByChain } from './building.ts';
import { PRINTED_SIDES } from './catalog.ts';
import { hasName } from './city.ts';
import { freeCityHolder } from './hands.ts';
import { cardOf } from './hidden.ts';
import {
  BUILD,
  BUILD_FREE,
  COPY,
  DECLINE,
  DISCARD,
  forFreeCity,
  moveSubject,
  packMove,
  REVIVE_CARD,
  SIDE,
  STAGE,
} from './moves.ts';
import { copyableGuilds, revivableCards } from './powers.ts';
import { leftOf, rightOf, sideOf, THE_FREE_CITY, type State } from './state.ts';
import {
  CHOOSE_SIDE,
  COPY_ONE,
  END_GAME,
  FREE_CITY,
  REVIVE,
  SEVENTH,
  taskCity,
  taskKind,
  taskSeat,
  TURN,
} from './tasks.ts';
import { findPayments, Pairs } from './trade.ts';

/** Ways to pay for the stage and for one card, worked out afresh at every call. */
const stagePayments = new Pairs();
const payments = new Pairs();

/** Writes the moves of a seat in the choice on top of the agenda; a seat that has chosen may still change its mind. */
export function legalMoves(s: State, seat: SeatId, out: Move[]): number {
  const choice = currentTask(s);
  if (choice < 0 || seat >= s.options.players) return 0;
  const kind = taskKind(choice);
  if (kind === TURN) return cardMoves(s, seat, seat, out);
  if (kind === CHOOSE_SIDE) return sideMoves(s, seat, out);
  if (s.parts.armada !== undefined && kind > END_GAME) return choicesAtSea(s.parts.armada, choice, seat, out);
  if (taskSeat(choice) !== seat) return 0;
  switch (kind) {
    case FREE_CITY:
      return freeCityMoves(s, out);
    case SEVENTH:
      return withDecline(out, cardMoves(s, seat, seat, out));
    case REVIVE:
      return withDecline(out, writeList(out, REVIVE_CARD, revivableCards(s, s.cities[taskCity(choice)])));
    case COPY_ONE:
      return writeList(out, COPY, copyableGuilds(s, taskCity(choice)));
    default:
      return 0;
  }
}

/** The moves a seat can stage in this turn, also once it is no longer asked. */
export function stagingMoves(s: State, seat: SeatId, out: Move[]): number {
  if (s.age === 0) return sideMoves(s, seat, out);
  const choice = currentTask(s);
  if (s.parts.armada !== undefined && taskKind(choice) > END_GAME) return choicesAtSea(s.parts.armada, choice, seat, out);
  return cardMoves(s, seat, seat, out);
}

/** [W-17] Each card of the hand can be built, put under the wonder, or discarded for coins [W-19]. */
function cardMoves(s: State, seat: SeatId, cityIndex: number, out: Move[]): number {
  if (s.parts.armada !== undefined) return cardMovesAtSea(s, s.parts.armada, seat, out);
  const hand = s.hands[seat];
  findStagePayments(s, cityIndex, stagePayments);
  let count = 0;
  let previous = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i]);
    // Equal cards lie side by side.
    if (card === previous) continue;
    previous = card;
    count = constructionMoves(s, cityIndex, card, out, count);
    out[count++] = packMove(DISCARD, card);
  }
  return count;
}

/** The ways to use one card for a construction. */
function constructionMoves(s: State, cityIndex: number, cardIndex: number, out: Move[], from: number): number {
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

/** The ways to pay for the next wonder stage; none if the wonder is complete [W-20, W-21]. */
function findStagePayments(s: State, cityIndex: number, found: Pairs): void {
  const city = s.cities[cityIndex];
  const { stages } = sideOf(s, city);
  found.count = 0;
  if (city.stages === stages.length) return;
  const { cost } = stages[city.stages];
  findPayments(city, s.cities[leftOf(s, cityIndex)], s.cities[rightOf(s, cityIndex)], cost, city.coins, found);
}

/** [W-113, W-114] The Free City gets one of the cards left; it sells only if it can do nothing else. */
function freeCityMoves(s: State, out: Move[]): number {
  const city = s.cities[THE_FREE_CITY];
  const cards = cardsForFreeCity(s);
  findStagePayments(s, THE_FREE_CITY, stagePayments);
  let count = 0;
  for (const index of cards) {
    const card = s.catalog.cards[index];
    // A card that is free by a chain has to be built: it serves no stage.
    if (isFreeByChain(city, card) && !hasName(city, card.name)) out[count++] = packMove(BUILD, index);
    else count = constructionMoves(s, THE_FREE_CITY, index, out, count);
  }
  if (count === 0) for (const card of cards) out[count++] = packMove(DISCARD, card);
  for (let i = 0; i < count; i++) out[i] = forFreeCity(out[i]);
  return count;
}

/** The different cards in hand that whoever acts for the Free City has not chosen for the own city. */
export function cardsForFreeCity(s: State): number[] {
  const seat = freeCityHolder(s);
  const cards = s.hands[seat].map(cardOf);
  cards.splice(cards.indexOf(moveSubject(s.staged[seat])), 1);
  return [...new Set(cards)];
}

const PRINTED = Array.from({ length: PRINTED_SIDES }, (_, side) => side);

/** [W-4] The owner picks a side, where none is fixed. */
function sideMoves(s: State, seat: SeatId, out: Move[]): number {
  const city = s.cities[seat];
  return city.side >= 0 ? 0 : writeList(out, SIDE, PRINTED);
}

function withDecline(out: Move[], count: number): number {
  out[count] = packMove(DECLINE, 0);
  return count + 1;
}

function writeList(out: Move[], kind: number, subjects: readonly number[]): number {
  for (let index = 0; index < subjects.length; index++) out[index] = packMove(kind, subjects[index]);
  return subjects.length;
}
