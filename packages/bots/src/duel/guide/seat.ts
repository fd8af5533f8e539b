import type { SeatId } from '@pharos/core';
import { currentTask, tasks, type State } from '@pharos/duel';
import type { FeatureVector } from '../../model/featureVector.ts';
import { expansionsOf } from '../expansions.ts';
import { describeCity } from './city.ts';
import { seatFeatures } from './features.ts';
import { describeStructure } from './structure.ts';
import { tableOf } from './table.ts';
import { describeWonders } from './wonders.ts';

const { CHOOSE_STARTER, DESTROY, DRAW_TOKEN, REVIVE, TAKE_TOKEN, taskKind, taskSeat, TURN } = tasks;
const F = seatFeatures.at;

/** Everything that is said about a seat: nothing but what both players may know. */
export function describeSeat(s: State, seat: SeatId, vector: FeatureVector): void {
  const table = tableOf(s.catalog);
  describeCity(s, seat, table, vector);
  describeWonders(s, s.players[seat], table, vector);
  const isOnTurn = nextOnTurn(s) === seat;
  describeStructure(s, seat, isOnTurn, table, vector);
  describeChoice(s, seat, vector);
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++) expansions[index].describeSeat(s, seat, isOnTurn, vector);
}

/** Whose turn it is, or who comes next once the choices within a turn are made. */
function nextOnTurn(s: State): SeatId {
  const choice = currentTask(s);
  const seat = taskSeat(choice);
  const kind = taskKind(choice);
  if (kind === TURN || kind === CHOOSE_STARTER || s.extraTurn) return seat;
  return s.age === 0 ? -1 : 1 - seat;
}

/** A choice within a turn: a token to come, or a card that the opponent loses. */
function describeChoice(s: State, seat: SeatId, vector: FeatureVector): void {
  const choice = currentTask(s);
  const kind = taskKind(choice);
  const isMine = taskSeat(choice) === seat;
  if (isMine && (kind === TAKE_TOKEN || kind === DRAW_TOKEN || kind === REVIVE)) {
    vector.add(F.choosesToken, 1);
  }
  if (!isMine && kind === DESTROY) vector.add(F.suffersChoice, 1);
}
