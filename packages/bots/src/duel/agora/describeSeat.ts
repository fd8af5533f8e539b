import type { SeatId } from '@pharos/core';
import {
  agoraTasks,
  CHAMBER_POINTS,
  recruitPrice,
  senateActions,
  tasks,
  type AgoraState,
  type State,
} from '@pharos/duel';
import { lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from '../guide/features.ts';
import { agoraTableOf } from './table.ts';

const { taskKind, taskSeat, taskSubject } = tasks;
const { CONSPIRATOR, PLACE_CUBE, REMOVE_CUBE, SENATE } = agoraTasks;
const F = seatFeatures.at;
const CHAMBERS = CHAMBER_POINTS.length;
/** Being further away from all Chambers does not show. */
const NEAR = 4;

/** Senate, Decrees and Conspiracies of a seat. Conspiracies are only counted, for the opponent's are unknown. */
export function describeSenate(
  s: State,
  agora: AgoraState,
  seat: SeatId,
  isOnTurn: boolean,
  vector: FeatureVector,
): void {
  const short = describeChambers(agora, seat, vector);
  describeConspiracies(agora, seat, vector);
  const { decree } = agoraTableOf(s.catalog);
  for (let rest = agora.players[seat].decrees; rest !== 0; rest &= rest - 1) vector.add(decree[lowestBit(rest)], 1);
  vector.add(F.recruitPrice, recruitPrice(s, seat));
  vector.add(F.senateActions, senateActions(s, seat));
  if (s.age > 0) describeOpenSenators(s, seat, short, isOnTurn, vector);
  describePending(s, seat, vector);
}

/** Answers how many cubes the seat is short of all Chambers. */
function describeChambers(agora: AgoraState, seat: SeatId, vector: FeatureVector): number {
  const own = agora.players[seat].cubes;
  const theirs = agora.players[1 - seat].cubes;
  let points = 0;
  let leads = 0;
  let bigLeads = 0;
  let ties = 0;
  let short = 0;
  let hidden = 0;
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    const lead = own[chamber] - theirs[chamber];
    if (lead > 0) {
      points += CHAMBER_POINTS[chamber];
      leads++;
      if (lead > 1) bigLeads++;
    } else {
      short += 1 - lead;
      if (lead === 0 && own[chamber] > 0) ties++;
    }
  }
  for (let decree = 0; decree < agora.decreeAt.length; decree++) {
    const chamber = agora.decreeAt[decree];
    if ((agora.faceUp & (1 << decree)) === 0 && own[chamber] > theirs[chamber]) hidden++;
  }
  vector.add(F.senatePoints, points);
  vector.add(F.leads, leads);
  vector.add(F.bigLeads, bigLeads);
  vector.add(F.ties, ties);
  vector.add(F.hiddenDecrees, hidden);
  for (let step = Math.max(1, short); step <= NEAR; step++) vector.add(F.short1 + step - 1, 1);
  return short;
}

function describeConspiracies(agora: AgoraState, seat: SeatId, vector: FeatureVector): void {
  const { conspiracies, supply } = agora.players[seat];
  let prepared = 0;
  let unprepared = 0;
  for (let index = 0; index < conspiracies.length; index++) {
    const conspiracy = conspiracies[index];
    if ((agora.triggered & (1 << conspiracy)) !== 0) continue;
    if (agora.under[conspiracy] >= 0) prepared++;
    else unprepared++;
  }
  vector.add(F.preparedConspiracies, prepared);
  vector.add(F.unpreparedConspiracies, unprepared);
  vector.add(F.cubes, 12 - supply);
  vector.add(F.noSupply, supply === 0 ? 1 : 0);
}

/** Senators that can be recruited now; a Politician acts as often as there are actions, a Conspirator places one cube. */
function describeOpenSenators(s: State, seat: SeatId, short: number, isOnTurn: boolean, vector: FeatureVector): void {
  const { isPolitician, isSenator } = agoraTableOf(s.catalog);
  const deck = s.deal.decks[s.age - 1];
  const actions = senateActions(s, seat);
  let open = 0;
  let most = 0;
  for (let slots = s.accessible & s.faceUp; slots !== 0; slots &= slots - 1) {
    const card = deck[lowestBit(slots)];
    if (isSenator[card] === 0) continue;
    open++;
    most = Math.max(most, isPolitician[card] === 0 ? 1 : actions);
  }
  vector.add(F.senatorsOpen, open * (actions - 1));
  if (open === 0 || recruitPrice(s, seat) > s.players[seat].coins) return;
  if (short <= most) vector.add(isOnTurn ? F.completesNow : F.completesAfter, 1);
  else if (short === most + 1) vector.add(F.nearlyCompletes, 1);
}

/** Choices of the Senate that a seat has still to make. */
function describePending({ agenda }: State, seat: SeatId, vector: FeatureVector): void {
  let actions = 0;
  let cubes = 0;
  for (let index = 0; index < agenda.length; index++) {
    const task = agenda[index];
    if (taskSeat(task) !== seat) continue;
    const kind = taskKind(task);
    if (kind === SENATE) actions += taskSubject(task) & 3;
    else if (kind === CONSPIRATOR || kind === PLACE_CUBE || kind === REMOVE_CUBE) cubes++;
  }
  vector.add(F.actionsToTake, actions);
  vector.add(F.cubesToPlace, cubes);
}
