import type { Move, SeatId } from '@pharos/core';
import { moves, type City, type Piece, type State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import type { BotExpansion } from '../expansion.ts';
import { expansionsOf } from '../expansions.ts';
import { countedPoints } from './city.ts';
import { moveFeatures } from './features.ts';
import { describeCard, describeStage } from './construction.ts';
import { tableOf, type Table } from './table.ts';

const { BUILD, BUILD_FREE, COPY, DECLINE, DISCARD, REVIVE_CARD, SIDE, STAGE } = moves;
const { isForFreeCity, moveKind, moveLeft, moveRight, moveSubject } = moves;
const F = moveFeatures.at;
const FREE_CITY = 2;

/** What is said about a move of a seat, without making it. */
export function describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void {
  const table = tableOf(s.catalog);
  const expansions = expansionsOf(s);
  const kind = kindOf(expansions, move);
  const subject = moveSubject(move);
  const owner = isForFreeCity(move) ? FREE_CITY : seat;
  const city = s.cities[owner];
  vector.add(F.forFreeCity, owner === seat ? 0 : 1);
  switch (kind) {
    case BUILD:
    case BUILD_FREE:
      vector.add(F.build1 + s.age - 1, 1);
      vector.add(F.freeBuild, kind === BUILD_FREE ? 1 : 0);
      describeCard(s, owner, subject, table, vector);
      describePayment(expansions, city, s.catalog.cards[subject], move, kind, vector);
      break;
    case STAGE:
      vector.add(F.stage1 + s.age - 1, 1);
      if (moveKind(move) === STAGE) vector.add(table.spend[subject], 1);
      describeNextStage(s, expansions, city, move, vector);
      break;
    case DISCARD:
      vector.add(F.discard1 + s.age - 1, 1);
      vector.add(table.spend[subject], 1);
      break;
    default:
      describeOther(s, seat, kind, subject, table, vector);
  }
  for (let index = 0; index < expansions.length; index++) expansions[index].describeMove(s, seat, move, vector);
}

/** Moves of expansions may be like one of the base game, with another piece. */
function kindOf(expansions: readonly BotExpansion[], move: Move): number {
  for (let index = 0; index < expansions.length; index++) {
    const kind = expansions[index].baseKind(move);
    if (kind >= 0) return kind;
  }
  return moveKind(move);
}

function describeNextStage(
  s: State,
  expansions: readonly BotExpansion[],
  city: City,
  move: Move,
  vector: FeatureVector,
): void {
  const { stages, order } = s.catalog.boards[city.board].sides[city.side];
  // [AR-180] Where stages are built in any order, the move says which.
  let printed = -1;
  for (let index = 0; index < expansions.length; index++)
    printed = Math.max(printed, expansions[index].printedStage(move));
  const stage = stages[printed < 0 ? city.stages : order.indexOf(printed)];
  describeStage(stage, vector);
  describePayment(expansions, city, stage, move, STAGE, vector);
}

/** Coins for the bank and for neighbours near and far. */
function describePayment(
  expansions: readonly BotExpansion[],
  city: City,
  { cost }: Piece,
  move: Move,
  kind: number,
  vector: FeatureVector,
): void {
  let trade = moveLeft(move) + moveRight(move);
  for (let index = 0; index < expansions.length; index++) trade += expansions[index].furtherCoins(move);
  const isFree = trade === 0 && kind === BUILD_FREE;
  const paid = isFree ? 0 : trade + cost.coins;
  vector.add(F.paid, paid);
  vector.add(F.lastCoins, paid > 0 && city.coins - paid < 2 ? 1 : 0);
}

function describeOther(
  s: State,
  seat: SeatId,
  kind: number,
  subject: number,
  table: Table,
  vector: FeatureVector,
): void {
  switch (kind) {
    case SIDE:
      return vector.add(table.sideMoves[s.cities[seat].board][subject], 1);
    case REVIVE_CARD:
      return describeCard(s, seat, subject, table, vector);
    case COPY:
      return vector.add(F.countedPoints, countedPoints(s, seat, s.catalog.cards[subject]));
    case DECLINE:
      return vector.add(F.decline, 1);
  }
}
