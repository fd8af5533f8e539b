import type { Move, SeatId } from '@pharos/core';
import {
  agoraMoves,
  CHAMBER_POINTS,
  moves,
  recruitPrice,
  senateActions,
  type AgoraState,
  type State,
} from '@pharos/duel';
import type { FeatureVector } from '../../model/featureVector.ts';
import { moveFeatures } from '../guide/features.ts';
import { tableOf } from '../guide/table.ts';
import { describeLoss, describeUncovering } from '../guide/turn.ts';
import { shortOf } from './senate.ts';
import { agoraTableOf } from './table.ts';

const { moveKind, moveObject, moveSubject } = moves;
const { BUILD_FREE, KEEP_CONSPIRACY, LOCK, MOVE, PLACE, PREPARE, RECRUIT, REMOVE, TRIGGER, WRECK } = agoraMoves;
const F = moveFeatures.at;

/** What is said about a move that only Agora has, besides its kind. */
export function describeAgoraMove(s: State, agora: AgoraState, seat: SeatId, move: Move, vector: FeatureVector): void {
  const table = tableOf(s.catalog);
  const { build, take, wonder } = table;
  const { keep, trigger, prepare } = agoraTableOf(s.catalog);
  const subject = moveSubject(move);
  const object = moveObject(move);
  switch (moveKind(move)) {
    case RECRUIT:
      vector.add(build[s.deal.decks[s.age - 1][subject]], 1);
      vector.add(F.recruitPrice, recruitPrice(s, seat));
      vector.add(F.senateActions, senateActions(s, seat));
      return describeUncovering(s, seat, subject, table, vector);
    case PREPARE:
      vector.add(prepare[object], 1);
      describeLoss(s, seat, s.deal.decks[s.age - 1][subject], table, vector);
      return describeUncovering(s, seat, subject, table, vector);
    case TRIGGER:
      return vector.add(trigger[subject], 1);
    case KEEP_CONSPIRACY:
      return vector.add(keep[subject], 1);
    case PLACE:
      return describeCube(agora, seat, subject, vector);
    case MOVE:
      describeCube(agora, seat, object, vector);
      return vector.add(F.leavesControl, leadOf(agora, seat, subject) === 1 ? CHAMBER_POINTS[subject] : 0);
    case REMOVE:
      vector.add(F.chamberPoints, CHAMBER_POINTS[subject]);
      vector.add(F.breaksControl, leadOf(agora, seat, subject) === -1 ? 1 : 0);
      return vector.add(F.gainsControl, leadOf(agora, seat, subject) === 0 ? 1 : 0);
    case BUILD_FREE:
      return vector.add(build[subject], 1);
    case LOCK:
      return vector.add(take[subject], 1);
    case WRECK:
      return vector.add(wonder[subject], 1);
  }
}

/** A cube comes to a Chamber. */
function describeCube(agora: AgoraState, seat: SeatId, chamber: number, vector: FeatureVector): void {
  const lead = leadOf(agora, seat, chamber);
  vector.add(F.chamberPoints, CHAMBER_POINTS[chamber]);
  vector.add(F.gainsControl, lead === 0 ? 1 : 0);
  vector.add(F.breaksControl, lead === -1 ? 1 : 0);
  vector.add(F.completesSenate, lead === 0 && shortOf(agora, seat) === 1 ? 1 : 0);
  let decrees = 0;
  for (let decree = 0; decree < agora.decreeAt.length; decree++) if (agora.decreeAt[decree] === chamber) decrees++;
  if (lead === 0 || lead === -1) vector.add(F.chamberDecrees, decrees);
}

function leadOf({ players }: AgoraState, seat: SeatId, chamber: number): number {
  return players[seat].cubes[chamber] - players[1 - seat].cubes[chamber];
}
