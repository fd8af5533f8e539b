import { oncePer } from '@pharos/core';
import type { Board, Side } from '../catalog.ts';
import { gainCoins } from '../coins.ts';
import { FLEETS } from '../content/types.ts';
import type { TurnSteps } from '../expansion.ts';
import { DISCARD, moveKind } from '../moves.ts';
import { boardOf, type City, type State } from '../state.ts';
import { takeEffect } from './effects.ts';
import { hasFreeShips, nextStep } from './handMoves.ts';
import { moveFleet, moveLeft2, moveRight2, moveStage } from './moves.ts';
import { LEFT_2, RIGHT_2, type Naval } from './naval.ts';
import { EMPORIUM_PAYS_BANK } from './options.ts';
import { twoAway } from './raids.ts';
import { moveShip } from './ships.ts';
import { armadaOf, type ArmadaState, type Harbour } from './state.ts';

/** The first steps of a turn, up to the effects that need no choice [AR-41, AR-42]. */
export const stepsAtSea: TurnSteps<State> = {
  begin(s, city) {
    const armada = armadaOf(s);
    startExploring(armada, armada.harbours[city]);
    putStageNext(s, s.cities[city], moveStage(s.staged[city]));
  },
  bankCoins: stepCoins,
  revealed: (move) => (moveFleet(move) < 0 ? {} : { ship: FLEETS[moveFleet(move)] }),
  pay: payFarAway,
  paid: sail,
  replacesSale: (move) => moveFleet(move) >= 0,
  collected(s, city) {
    const naval = navalBuilt(s, city);
    if (naval !== null) takeEffect(s, armadaOf(s), city, naval, false);
  },
};

/** What was found too late to be explored in the turn before is explored in this one [AR-46, AR-216]. */
function startExploring(armada: ArmadaState, harbour: Harbour): void {
  armada.progress = 0;
  harbour.explores |= harbour.waits;
  harbour.waits = 0;
}

/** [AR-180] Where stages are built in any order, the side with this one next takes the place of the present one. */
function putStageNext(s: State, city: City, printed: number): void {
  if (printed >= 0) city.side = sidesWithNext(boardOf(s, city))[city.side][city.stages][printed];
}

/** The side that takes the place of each, by how many stages are built and by the one that comes next. */
const sidesWithNext = oncePer((board: Board) =>
  board.sides.map((side) =>
    side.order.map((_, built) => side.order.map((__, next) => sideWithNext(board, side, built, next))),
  ),
);

function sideWithNext({ sides }: Board, { id, order }: Side, count: number, next: number): number {
  const built = order.slice(0, count);
  const rest = order.filter((stage) => stage !== next && !built.includes(stage)).sort((a, b) => a - b);
  const wanted = [...built, next, ...rest].join();
  return sides.findIndex((side) => side.id === id && side.order.join() === wanted);
}

/** Coins for the step that the staged move pays for; a discarded card and Lost Island ask for none. */
function stepCoins(s: State, city: number): number {
  const move = s.staged[city];
  const fleet = moveFleet(move);
  const kind = moveKind(move);
  if (fleet < 0 || kind === DISCARD) return 0;
  const armada = armadaOf(s);
  const isStage = s.rules.actions[kind].use?.name === 'stage';
  return isStage && hasFreeShips(armada, city) ? 0 : nextStep(armada, city, fleet).coins;
}

/** [AR-31, AR-32] Everything is paid before anything takes effect; coins for far sellers go to them [AR-148]. */
function payFarAway(s: State, city: number): void {
  const left2 = moveLeft2(s.staged[city]);
  const right2 = moveRight2(s.staged[city]);
  if (left2 + right2 === 0) return;
  s.cities[city].coins -= left2 + right2;
  s.emit?.({ type: 'emporiumPaid', city, left2, right2 });
  if ((armadaOf(s).rulings & EMPORIUM_PAYS_BANK) !== 0) return;
  gainCoins(s, twoAway(s, city, LEFT_2), left2, 'trade');
  gainCoins(s, twoAway(s, city, RIGHT_2), right2, 'trade');
}

/** The ship that goes with the build, or takes the place of the coins for a discarded card [AR-112]. */
function sail(s: State, city: number): void {
  const fleet = moveFleet(s.staged[city]);
  if (fleet < 0) return;
  moveShip(s, armadaOf(s), city, fleet, moveKind(s.staged[city]) === DISCARD ? 'discard' : 'construction');
}

function navalBuilt(s: State, city: number): Naval | null {
  const move = s.staged[city];
  return s.rules.actions[moveKind(move)].built?.(s, city, move).parts.armada ?? null;
}
