import { gainCoins } from '../coins.ts';
import { DISCARD, moveFleet, moveKind, moveLeft2, moveRight2, moveStage, moveSubject, STAGE } from '../moves.ts';
import { bankCoins, banks, collect, pay, place, revealChoices } from '../resolve.ts';
import { boardOf, NONE, sideOf, type City, type State } from '../state.ts';
import { takeEffect } from './effects.ts';
import { hasFreeShips, nextStep } from './legal.ts';
import { LEFT_2, RIGHT_2, type Naval } from './naval.ts';
import { EMPORIUM_PAYS_BANK } from './options.ts';
import { twoAway } from './raids.ts';
import { moveShip } from './ships.ts';
import type { ArmadaState, Harbour } from './state.ts';

/** The first steps of a turn, up to the effects that need no choice [AR-41, AR-42]; answers who may build from the pile. */
export function resolveTurnAtSea(s: State, armada: ArmadaState): number {
  return resolve(s, armada, [...s.cities.keys()], s.turn);
}

/** [AR-38] The last card of an Age, played by one city alone, is a turn like any other. */
export function resolveAloneAtSea(s: State, armada: ArmadaState, city: number): void {
  resolve(s, armada, [city], s.turn + 1);
}

/** One city alone in a turn of all, as if nobody else did anything. */
export function resolveOnlyAtSea(s: State, armada: ArmadaState, city: number): number {
  return resolve(s, armada, [city], s.turn);
}

function resolve(s: State, armada: ArmadaState, cities: readonly number[], turn: number): number {
  for (const city of cities) startExploring(armada, armada.harbours[city]);
  for (const city of cities) putStageNext(s, s.cities[city], moveStage(s.staged[city]));
  for (const city of cities) banks[city] = bankCoins(s, city) + stepCoins(s, armada, city);
  if (s.emit !== null) revealChoices(s, cities);
  for (const city of cities) place(s, city, turn);
  for (const city of cities) payAtSea(s, armada, city);
  for (const city of cities) sail(s, armada, city);
  let reviving = 0;
  for (const city of cities) if (collectUnlessSailing(s, city)) reviving |= 1 << city;
  for (const city of cities) {
    const naval = navalBuilt(s, city);
    if (naval !== null) takeEffect(s, armada, city, naval, false);
  }
  for (const city of cities) s.staged[city] = NONE;
  return reviving;
}

/** What was found too late to be explored in the turn before is explored in this one [AR-46, AR-216]. */
function startExploring(armada: ArmadaState, harbour: Harbour): void {
  armada.progress = 0;
  harbour.explores |= harbour.waits;
  harbour.waits = 0;
}

/** [AR-180] Where stages are built in any order, the side with this one next takes the place of the present one. */
function putStageNext(s: State, city: City, printed: number): void {
  if (printed < 0) return;
  const { id, order } = sideOf(s, city);
  const built = order.slice(0, city.stages);
  const rest = order.filter((stage) => stage !== printed && !built.includes(stage)).sort((a, b) => a - b);
  const wanted = [...built, printed, ...rest].join();
  city.side = boardOf(s, city).sides.findIndex((side) => side.id === id && side.order.join() === wanted);
}

/** Whether the staged move pays for a step; a discarded card and Lost Island do not. */
function stepCoins(s: State, armada: ArmadaState, city: number): number {
  const move = s.staged[city];
  const fleet = moveFleet(move);
  const kind = moveKind(move);
  if (fleet < 0 || kind === DISCARD || (kind === STAGE && hasFreeShips(armada, city))) return 0;
  return nextStep(armada, city, fleet).coins;
}

/** [AR-31, AR-32] Everything is paid before anything takes effect; coins for far sellers go to them [AR-148]. */
export function payAtSea(s: State, armada: ArmadaState, city: number): void {
  pay(s, city);
  const left2 = moveLeft2(s.staged[city]);
  const right2 = moveRight2(s.staged[city]);
  if (left2 + right2 === 0) return;
  s.cities[city].coins -= left2 + right2;
  s.emit?.({ type: 'emporiumPaid', city, left2, right2 });
  if ((armada.rulings & EMPORIUM_PAYS_BANK) !== 0) return;
  gainCoins(s, twoAway(s, city, LEFT_2), left2, 'trade');
  gainCoins(s, twoAway(s, city, RIGHT_2), right2, 'trade');
}

/** The ship that goes with the build, or takes the place of the coins for a discarded card [AR-112]. */
function sail(s: State, armada: ArmadaState, city: number): void {
  const fleet = moveFleet(s.staged[city]);
  if (fleet < 0) return;
  moveShip(s, armada, city, fleet, moveKind(s.staged[city]) === DISCARD ? 'discard' : 'construction');
}

function collectUnlessSailing(s: State, city: number): boolean {
  const move = s.staged[city];
  return moveKind(move) === DISCARD && moveFleet(move) >= 0 ? false : collect(s, city);
}

function navalBuilt(s: State, cityIndex: number): Naval | null {
  const move = s.staged[cityIndex];
  const kind = moveKind(move);
  if (kind === DISCARD) return null;
  const city = s.cities[cityIndex];
  return (kind === STAGE ? sideOf(s, city).stages[city.stages - 1] : s.catalog.cards[moveSubject(move)]).parts.armada ?? null;
}
