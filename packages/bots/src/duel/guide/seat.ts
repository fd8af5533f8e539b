import type { SeatId } from '@pharos/core';
import { currentTask, tasks, type State } from '@pharos/duel';
import type { FeatureVector } from '../../model/featureVector.ts';
import { expansionsOf } from '../expansions.ts';
import { describeCity } from './city.ts';
import { seatFeatures } from './features.ts';
import { describeStructure } from './structure.ts';
import { describeWonders } from './wonders.ts';

const F = seatFeatures.at;

/** Everything that is said about a seat: nothing but what both players may know. */
export function describeSeat(s: State, seat: SeatId, vector: FeatureVector): void {
  describeCity(s, seat, vector);
  describeWonders(s, s.players[seat], vector);
  const isOnTurn = nextOnTurn(s) === seat;
  describeStructure(s, seat, isOnTurn, vector);
  describeChoice(s, seat, vector);
  for (const expansion of expansionsOf(s)) expansion.describeSeat(s, seat, isOnTurn, vector);
}

/** Whose turn it is, or who comes next once the choices within a turn are made. */
function nextOnTurn(s: State): SeatId {
  const choice = currentTask(s);
  const seat = tasks.taskSeat(choice);
  const kind = tasks.taskKind(choice);
  if (kind === tasks.TURN || kind === tasks.CHOOSE_STARTER || s.extraTurn) return seat;
  return s.age === 0 ? -1 : 1 - seat;
}

/** A choice within a turn: a token to come, or a card that the opponent loses. */
function describeChoice(s: State, seat: SeatId, vector: FeatureVector): void {
  const choice = currentTask(s);
  const kind = tasks.taskKind(choice);
  const isMine = tasks.taskSeat(choice) === seat;
  if (isMine && (kind === tasks.TAKE_TOKEN || kind === tasks.DRAW_TOKEN || kind === tasks.REVIVE)) {
    vector.add(F.choosesToken, 1);
  }
  if (!isMine && kind === tasks.DESTROY) vector.add(F.suffersChoice, 1);
}
