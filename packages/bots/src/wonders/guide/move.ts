import type { Move, SeatId } from '@pharos/core';
import { moves, type City, type Piece, type State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { expansionsOf } from '../expansions.ts';
import { countedPoints } from './city.ts';
import { moveFeatures } from './features.ts';
import { describeCard, describeStage } from './construction.ts';
import { tableOf, type Table } from './table.ts';

const F = moveFeatures.at;
const FREE_CITY = 2;

/** What is said about a move of a seat, without making it. */
export function describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void {
  const table = tableOf(s.catalog);
  const kind = moves.moveKind(move);
  const subject = moves.moveSubject(move);
  const isForFreeCity = moves.isForFreeCity(move);
  const owner = isForFreeCity ? FREE_CITY : seat;
  const city = s.cities[owner];
  vector.add(F.forFreeCity, isForFreeCity ? 1 : 0);
  switch (kind) {
    case moves.BUILD:
    case moves.BUILD_FREE:
      vector.add(F.build1 + s.age - 1, 1);
      vector.add(F.freeBuild, kind === moves.BUILD_FREE ? 1 : 0);
      describeCard(s, owner, subject, table, vector);
      describePayment(s, city, s.catalog.cards[subject], move, vector);
      break;
    case moves.STAGE:
      vector.add(F.stage1 + s.age - 1, 1);
      vector.add(table.spend[subject], 1);
      describeNextStage(s, city, move, vector);
      break;
    case moves.DISCARD:
      vector.add(F.discard1 + s.age - 1, 1);
      vector.add(table.spend[subject], 1);
      break;
    default:
      describeOther(s, seat, kind, subject, table, vector);
  }
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++) expansions[index].describeMove(s, seat, move, vector);
}

function describeNextStage(s: State, city: City, move: Move, vector: FeatureVector): void {
  const { stages, order } = s.catalog.boards[city.board].sides[city.side];
  // [AR-180] Where stages are built in any order, the move says which.
  let printed = -1;
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++)
    printed = Math.max(printed, expansions[index].printedStage(move));
  const stage = stages[printed < 0 ? city.stages : order.indexOf(printed)];
  describeStage(stage, vector);
  describePayment(s, city, stage, move, vector);
}

/** Coins for the bank and for neighbours near and far. */
function describePayment(s: State, city: City, { cost }: Piece, move: Move, vector: FeatureVector): void {
  let trade = moves.moveLeft(move) + moves.moveRight(move);
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++) trade += expansions[index].furtherCoins(move);
  const isFree = trade === 0 && moves.moveKind(move) === moves.BUILD_FREE;
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
    case moves.SIDE:
      return vector.add(table.sideMoves[s.cities[seat].board][subject], 1);
    case moves.REVIVE_CARD:
      return describeCard(s, seat, subject, table, vector);
    case moves.COPY:
      return vector.add(F.countedPoints, countedPoints(s, seat, s.catalog.cards[subject]));
    case moves.DECLINE:
      return vector.add(F.decline, 1);
  }
}
