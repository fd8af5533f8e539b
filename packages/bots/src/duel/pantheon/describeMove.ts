import type { Move, SeatId } from '@pharos/core';
import {
  activationPrice,
  divinityOnSpace,
  moves,
  offeringValue,
  pantheonMoves,
  printedPrice,
  tokenAt,
  type State,
} from '@pharos/duel';
import type { FeatureVector } from '../../model/featureVector.ts';
import { moveFeatures } from '../guide/features.ts';
import { tableOf } from '../guide/table.ts';
import { describeLoss, describeUncovering } from '../guide/turn.ts';
import { pantheonTableOf } from './table.ts';

const { moveKind, moveObject, moveSubject } = moves;
const { ACTIVATE, BUILD_USING, CHOOSE, DISCARD_SLOT, GUARD, PUT, RECEIVE, UNBUILD } = pantheonMoves;
const F = moveFeatures.at;
const CAPITAL = 9;

/** What is said about a move that only Pantheon has, besides its kind. */
export function describePantheonMove(s: State, seat: SeatId, move: Move, vector: FeatureVector): void {
  const table = tableOf(s.catalog);
  const { activate, put } = pantheonTableOf(s.catalog);
  const subject = moveSubject(move);
  const object = moveObject(move);
  switch (moveKind(move)) {
    case ACTIVATE:
      return describeActivation(s, seat, subject, object, vector);
    case CHOOSE:
      return vector.add(activate[subject], 1);
    case PUT: {
      const own = printedPrice(object, seat);
      vector.add(put[subject], printedPrice(object, 1 - seat) - own);
      return vector.add(F.ownPrice, own);
    }
    case RECEIVE:
      return vector.add(table.take[subject], 1);
    case DISCARD_SLOT: {
      if (tokenAt(s, subject) !== null) vector.add(F.discardsToken, 1);
      if ((s.faceUp & (1 << subject)) === 0) return;
      vector.add(F.discardsOpen, 1);
      describeLoss(s, seat, s.deal.decks[s.age - 1][subject], table, vector);
      return describeUncovering(s, seat, subject, table, vector);
    }
    case UNBUILD:
      return vector.add(F.unbuildsOwn, (s.players[seat].built & (1 << subject)) === 0 ? 0 : 1);
    case BUILD_USING:
      vector.add(F.buildUsing, 1);
      return vector.add(table.wonder[subject], 1);
    case GUARD: {
      const at = subject - CAPITAL;
      const distance = (at - s.pawn) * (seat === 0 ? -1 : 1);
      return vector.add(F.guardDistance, distance > 0 ? 1 / distance : 0);
    }
  }
}

function describeActivation(s: State, seat: SeatId, space: number, offerings: number, vector: FeatureVector): void {
  const divinity = divinityOnSpace(s, space);
  const spent = offeringValue(s, offerings);
  vector.add(F.activationPrice, Math.max(0, activationPrice(s, seat, space) - spent));
  vector.add(F.offeringsSpent, spent);
  if (divinity < 0) vector.add(F.opensGate, 1);
  else vector.add(pantheonTableOf(s.catalog).activate[divinity], 1);
}
