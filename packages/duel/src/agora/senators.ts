import type { SeatId } from '@pharos/core';
import { BLUE } from '../catalog.ts';
import { playerAt, type State } from '../state.ts';
import { task, taskSubject, type Task } from '../tasks.ts';
import { CORRUPTION, ORATORY } from './abilities.ts';
import { agoraOf } from './state.ts';
import { SENATE } from './tasks.ts';

/** Blue cards that the Decree of oratory adds. */
const ORATORY_CARDS = 2;
/** Blue cards needed for a second and a third action. */
const TWO_ACTIONS = 2;
const THREE_ACTIONS = 4;

/** A Senator costs a coin for each one in the city, nothing with Corruption. */
export function recruitPrice(s: State, seat: SeatId): number {
  return (playerAt(s, seat).abilities & CORRUPTION) !== 0 ? 0 : agoraOf(s).players[seat].senators.length;
}

/** The Senate actions a Politician gives a seat now. */
export function senateActions(s: State, seat: SeatId): number {
  const { colours, abilities } = playerAt(s, seat);
  const blue = colours[BLUE] + ((abilities & ORATORY) !== 0 ? ORATORY_CARDS : 0);
  return blue >= THREE_ACTIONS ? 3 : blue >= TWO_ACTIONS ? 2 : 1;
}

/** The actions of a Politician that are left; their number is fixed when the Politician is recruited. */
export function senateTask(seat: SeatId, section: number, left: number): Task {
  return task(SENATE, seat, (section << 2) | left);
}

export function senateSection(senate: Task): number {
  return taskSubject(senate) >> 2;
}

export function actionsLeft(senate: Task): number {
  return taskSubject(senate) & 3;
}
