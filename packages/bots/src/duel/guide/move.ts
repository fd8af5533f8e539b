import type { Move, SeatId } from '@pharos/core';
import { moves, unitsOf, wonderPrice, type State } from '@pharos/duel';
import { lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { expansionsOf } from '../expansions.ts';
import { KINDS, moveFeatures } from './features.ts';
import { tableOf, type Table } from './table.ts';
import { describeGain, describeLoss, describeUncovering } from './turn.ts';

const { BUILD, BUILD_WONDER, DESTROY_CARD, DISCARD, EXTORT, KEEP, PICK, REVIVE_CARD, START, TAKE } = moves;
const { moveKind, moveObject, moveSubject } = moves;
const F = moveFeatures.at;
const KIND = moveFeatures.numberOf('kind 0');

/** What is said about a move of a seat, without making it. */
export function describeMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void {
  const table = tableOf(s.catalog);
  const kind = moveKind(move);
  const subject = moveSubject(move);
  switch (kind) {
    case BUILD:
      vector.add(F.build, 1);
      vector.add(table.build[s.deal.decks[s.age - 1][subject]], 1);
      describeGain(s, seat, s.deal.decks[s.age - 1][subject], table, vector);
      return describeUncovering(s, seat, subject, table, vector);
    case DISCARD:
      vector.add(F.discard1 + s.age - 1, 1);
      describeLoss(s, seat, s.deal.decks[s.age - 1][subject], table, vector);
      return describeUncovering(s, seat, subject, table, vector);
    case BUILD_WONDER:
      return describeWonder(s, seat, subject, moveObject(move), table, vector);
    case PICK:
      return vector.add(table.pick[subject], 1);
    case TAKE:
    case KEEP:
      return vector.add(table.take[subject], 1);
    case DESTROY_CARD:
      return describeDestruction(s, 1 - seat, subject, table, vector);
    case REVIVE_CARD:
      vector.add(table.build[subject], 1);
      return vector.add(F.revivePoints, table.cardPoints[subject]);
    case START:
      return vector.add(F.start, subject === seat ? 1 : 0);
    default:
      if (kind < KINDS) vector.add(KIND + kind, 1);
      if (kind === EXTORT) vector.add(table.wonder[subject], 1);
      describeMoveOfExpansions(s, seat, move, vector);
  }
}

function describeMoveOfExpansions(s: State, seat: SeatId, move: Move, vector: FeatureVector): void {
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++) expansions[index].describeMove(s, seat, move, vector);
}

function describeWonder(
  s: State,
  seat: SeatId,
  slot: number,
  wonder: number,
  table: Table,
  vector: FeatureVector,
): void {
  const player = s.players[seat];
  vector.add(F.wonder1 + s.age - 1, 1);
  vector.add(table.wonder[wonder], 1);
  vector.add(F.price, wonderPrice(player, s.catalog.wonders[wonder]));
  const isLast = (s.present & (s.present - 1)) === 0;
  if (isLast && (table.givesExtraTurn & (1 << wonder)) !== 0) vector.add(F.extraTurnAtEnd, 1);
  describeLoss(s, seat, s.deal.decks[s.age - 1][slot], table, vector);
  describeUncovering(s, seat, slot, table, vector);
}

function describeDestruction(s: State, owner: SeatId, card: number, table: Table, vector: FeatureVector): void {
  const resources = table.cardProduces[card];
  vector.add(F.destroyPoints, table.cardPoints[card]);
  if (resources === 0) return;
  vector.add(F.destroyOnlyUnit, unitsOf(s.players[owner].production, lowestBit(resources)) === 1 ? 1 : 0);
}
