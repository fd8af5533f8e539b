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
import type { Notes } from '../../knowledge/notes.ts';
import { moveFeatures } from '../guide/features.ts';
import { BUILD, TAKE, WONDER } from '../guide/moveNumbers.ts';
import { describeLoss, describeUncovering } from '../guide/turn.ts';
import { shortOf } from './senate.ts';

const F = moveFeatures.at;
const KEEP = moveFeatures.numberOf('keep extortion');
const TRIGGER = moveFeatures.numberOf('trigger extortion');
const PREPARE = moveFeatures.numberOf('prepare extortion');

/** What is said about a move that only Agora has, besides its kind. */
export function describeAgoraMove(s: State, agora: AgoraState, seat: SeatId, move: Move, notes: Notes): void {
  const subject = moves.moveSubject(move);
  const object = moves.moveObject(move);
  switch (moves.moveKind(move)) {
    case agoraMoves.RECRUIT:
      notes.add(BUILD + s.deal.decks[s.age - 1][subject], 1);
      notes.add(F.recruitPrice, recruitPrice(s, seat));
      notes.add(F.senateActions, senateActions(s, seat));
      return describeUncovering(s, seat, subject, notes);
    case agoraMoves.PREPARE:
      notes.add(PREPARE + object, 1);
      describeLoss(s, seat, s.deal.decks[s.age - 1][subject], notes);
      return describeUncovering(s, seat, subject, notes);
    case agoraMoves.TRIGGER:
      return notes.add(TRIGGER + subject, 1);
    case agoraMoves.KEEP_CONSPIRACY:
      return notes.add(KEEP + subject, 1);
    case agoraMoves.PLACE:
      return describeCube(agora, seat, subject, notes);
    case agoraMoves.MOVE:
      describeCube(agora, seat, object, notes);
      return notes.add(F.leavesControl, leadOf(agora, seat, subject) === 1 ? CHAMBER_POINTS[subject] : 0);
    case agoraMoves.REMOVE:
      notes.add(F.chamberPoints, CHAMBER_POINTS[subject]);
      notes.add(F.breaksControl, leadOf(agora, seat, subject) === -1 ? 1 : 0);
      return notes.add(F.gainsControl, leadOf(agora, seat, subject) === 0 ? 1 : 0);
    case agoraMoves.BUILD_FREE:
      return notes.add(BUILD + subject, 1);
    case agoraMoves.LOCK:
      return notes.add(TAKE + subject, 1);
    case agoraMoves.EXTORT:
    case agoraMoves.WRECK:
      return notes.add(WONDER + subject, 1);
  }
}

/** A cube comes to a Chamber. */
function describeCube(agora: AgoraState, seat: SeatId, chamber: number, notes: Notes): void {
  const lead = leadOf(agora, seat, chamber);
  notes.add(F.chamberPoints, CHAMBER_POINTS[chamber]);
  notes.add(F.gainsControl, lead === 0 ? 1 : 0);
  notes.add(F.breaksControl, lead === -1 ? 1 : 0);
  notes.add(F.completesSenate, lead === 0 && shortOf(agora, seat) === 1 ? 1 : 0);
  let decrees = 0;
  for (let decree = 0; decree < agora.decreeAt.length; decree++) if (agora.decreeAt[decree] === chamber) decrees++;
  if (lead === 0 || lead === -1) notes.add(F.chamberDecrees, decrees);
}

function leadOf({ players }: AgoraState, seat: SeatId, chamber: number): number {
  return players[seat].cubes[chamber] - players[1 - seat].cubes[chamber];
}
