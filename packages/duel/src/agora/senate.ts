import type { SeatId } from '@pharos/core';
import { endGame } from '../ending.ts';
import { GOES_ON, NOBODY, opponentOf, type State } from '../state.ts';
import { gainDecrees, loseDecrees } from './decrees.ts';
import { agoraOf, CHAMBERS, CUBES, type AgoraState } from './state.ts';

/** Political supremacy, as a way in which a game ends. */
export const POLITICAL = 4;
/** What the Chambers are worth at the end. */
export const CHAMBER_POINTS: readonly number[] = [1, 2, 3, 3, 2, 1];
/** Chambers in one section of the Senate. */
export const SECTION_SIZE = 2;

/** Chambers 1 and 2 are the left section, 3 and 4 the middle, 5 and 6 the right one. */
export function sectionOf(chamber: number): number {
  return Math.floor(chamber / SECTION_SIZE);
}

/** Whoever has more cubes in a Chamber controls it. */
export function controllerOf({ players: [first, second] }: AgoraState, chamber: number): SeatId {
  const difference = first.cubes[chamber] - second.cubes[chamber];
  return difference > 0 ? 0 : difference < 0 ? 1 : NOBODY;
}

/** Cubes of a seat in the Senate. */
export function cubesInSenate(agora: AgoraState, seat: SeatId): number {
  return CUBES - agora.players[seat].supply;
}

/** A cube of the supply into a Chamber. */
export function placeCube(s: State, seat: SeatId, chamber: number): void {
  const agora = agoraOf(s);
  agora.players[seat].supply--;
  s.emit?.({ type: 'cubePlaced', seat, chamber: chamber + 1 });
  addCube(s, seat, chamber, 1);
  checkSupremacy(s);
}

/** A cube out of the Senate, back to the supply of its owner. */
export function removeCube(s: State, seat: SeatId, chamber: number): void {
  const owner = opponentOf(seat);
  agoraOf(s).players[owner].supply++;
  s.emit?.({ type: 'cubeRemoved', seat, owner, chamber: chamber + 1 });
  addCube(s, owner, chamber, -1);
  checkSupremacy(s);
}

/** A cube from one Chamber to another: the one it leaves is settled first. */
export function moveCube(s: State, seat: SeatId, from: number, to: number): void {
  const agora = agoraOf(s);
  s.emit?.({ type: 'cubeMoved', seat, from: from + 1, to: to + 1 });
  const before = controllerOf(agora, to);
  // The cube is always in one of the two: it lies in its new Chamber before the old one is settled.
  agora.players[seat].cubes[to]++;
  addCube(s, seat, from, -1);
  settleControl(s, to, before);
  checkSupremacy(s);
}

function addCube(s: State, seat: SeatId, chamber: number, change: 1 | -1): void {
  const agora = agoraOf(s);
  const before = controllerOf(agora, chamber);
  agora.players[seat].cubes[chamber] += change;
  settleControl(s, chamber, before);
}

/** One cube makes or breaks a tie, so control is lost or gained, never handed over. */
function settleControl(s: State, chamber: number, before: SeatId): void {
  if (s.ending !== GOES_ON) return;
  const after = controllerOf(agoraOf(s), chamber);
  if (before === after) return;
  if (after === NOBODY) {
    s.emit?.({ type: 'controlLost', seat: before, chamber: chamber + 1 });
    loseDecrees(s, before, chamber);
  } else {
    s.emit?.({ type: 'controlGained', seat: after, chamber: chamber + 1 });
    gainDecrees(s, after, chamber);
  }
}

/** Whoever controls all Chambers wins at once, on turn or not. */
function checkSupremacy(s: State): void {
  if (s.ending !== GOES_ON) return;
  const agora = agoraOf(s);
  const seat = controllerOf(agora, 0);
  if (seat === NOBODY) return;
  for (let chamber = 1; chamber < CHAMBERS; chamber++) if (controllerOf(agora, chamber) !== seat) return;
  endGame(s, POLITICAL, seat);
}

/** Points of the controlled Chambers. */
export function senatePoints(agora: AgoraState, seat: SeatId): number {
  let points = 0;
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    if (controllerOf(agora, chamber) === seat) points += CHAMBER_POINTS[chamber];
  }
  return points;
}
