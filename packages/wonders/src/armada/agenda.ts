import { seatBit, type Move } from '@pharos/core';
import { ADVANCE, KEEP, moveKind, moveSubject } from '../moves.ts';
import { NONE, type State } from '../state.ts';
import { EXPLORE, LOSSES, NAVAL_CONFLICT, SETTLE, SHIPS, task, taskKind, type Task } from '../tasks.ts';
import { resolveNavalConflict } from './conflicts.ts';
import { gainIsland, islandsOf, returnIslands } from './effects.ts';
import { takeLosses } from './losses.ts';
import { fleetsOf, moveShip, movesLeft, offersMove, packMoves, payDue } from './ships.ts';
import { DRAWN_ALONE, EXPLORING, LEVELS, type ArmadaState } from './state.ts';

/** What Armada does without anybody's choice, or once all have chosen. */
export function performAtSea(s: State, armada: ArmadaState, done: Task): void {
  switch (taskKind(done)) {
    case SETTLE:
      return settle(s, armada);
    case SHIPS:
      return moveShips(s, armada);
    case EXPLORE:
      return keepIslands(s, armada);
    case LOSSES:
      return takeLosses(s, armada);
    case NAVAL_CONFLICT:
      return resolveNavalConflict(s, armada);
    default:
      // A choice that is made.
      return;
  }
}

/**
 * Free moves first, then shipyards pay and islands are explored [AR-41, AR-42]; what that brings is settled in the same
 * way, wave by wave, until nothing is left [AR-46].
 */
function settle(s: State, armada: ArmadaState): void {
  const awaited = whoMoves(armada) || whoExplores(s, armada);
  if (awaited === 0) return;
  s.awaited = awaited;
  s.agenda.push(task(SETTLE), task(armada.harbours.some(({ drawn }) => drawn.length > 0) ? EXPLORE : SHIPS));
}

/** The seats with a free move to make; moves that no ship can make fall away [AR-177]. */
function whoMoves(armada: ArmadaState): number {
  let seats = 0;
  for (const [city, harbour] of armada.harbours.entries()) {
    while (harbour.moves.length > 0 && !offersMove(harbour, harbour.moves[0])) harbour.moves.shift();
    if (harbour.moves.length > 0) seats |= seatBit(city);
  }
  return seats;
}

/** All at once, each for the first of their free moves. */
function moveShips(s: State, armada: ArmadaState): void {
  for (const city of armada.harbours.keys()) {
    const move = s.staged[city];
    if (move === NONE) continue;
    s.staged[city] = NONE;
    makeFreeMove(s, armada, city, move);
  }
}

/** The first free move of a city is made, or passed up. */
export function makeFreeMove(s: State, armada: ArmadaState, city: number, move: Move): void {
  const harbour = armada.harbours[city];
  const packed = harbour.moves.shift() ?? 0;
  if (moveKind(move) !== ADVANCE) {
    s.emit?.({ type: 'moveDeclined', city });
    return;
  }
  const fleet = moveSubject(move);
  moveShip(s, armada, city, fleet, 'free');
  // [AR-164, AR-170] Each ship once.
  if (movesLeft(packed) > 1) harbour.moves.unshift(packMoves(movesLeft(packed) - 1, fleetsOf(packed) & ~(1 << fleet)));
}

/**
 * Shipyards pay, and islands are dealt to those who explore. Who has two levels open starts with the lower one; a level waits
 * until all who explore it in this turn are ready for it, because they share its deck [AR-76].
 */
function whoExplores(s: State, armada: ArmadaState): number {
  for (const [city, harbour] of armada.harbours.entries()) payDue(s, harbour, city);
  armada.progress |= EXPLORING;
  if (armada.harbours.every(({ explores }) => explores === 0)) return 0;
  const open = armada.harbours.map(({ explores }) => explores);
  let seats = 0;
  for (let level = 0; level < LEVELS; level++) {
    const bit = 1 << level;
    const explorers = [...open.keys()].filter((city) => (open[city] & bit) !== 0);
    if (explorers.some((city) => (open[city] & (bit - 1)) !== 0)) continue;
    for (const city of explorers) armada.harbours[city].explores &= ~bit;
    if (dealIslands(s, armada, level, explorers)) for (const city of explorers) seats |= seatBit(city);
  }
  return seats;
}

/** [AR-75 … AR-77] Alone one draws four; several share out the whole deck, the same number to each. */
function dealIslands(s: State, armada: ArmadaState, level: number, explorers: readonly number[]): boolean {
  const deck = armada.decks[level];
  const each = explorers.length === 1 ? Math.min(DRAWN_ALONE, deck.length) : Math.floor(deck.length / explorers.length);
  if (explorers.length === 0 || each === 0) return false;
  for (const city of explorers) {
    const { drawn } = armada.harbours[city];
    drawn.push(...deck.splice(0, each));
    drawn.sort((a, b) => a - b);
    const islands = drawn.map((island) => islandsOf(s)[island].id);
    s.emit?.({ type: 'islandsDealt', city, seat: city, level: level + 1, count: each, islands, reveals: true });
  }
  return true;
}

/** All at once: each keeps one, the others go back [AR-78, AR-79]. */
function keepIslands(s: State, armada: ArmadaState): void {
  const islands = islandsOf(s);
  const returned: number[][] = armada.decks.map(() => []);
  const kept: { city: number; island: number }[] = [];
  const touched = new Set<number>();
  for (const [city, harbour] of armada.harbours.entries()) {
    const move = s.staged[city];
    if (move === NONE) continue;
    s.staged[city] = NONE;
    const chosen = moveKind(move) === KEEP ? moveSubject(move) : NONE;
    for (const island of harbour.drawn) {
      touched.add(armada.levels[island]);
      if (island !== chosen) returned[armada.levels[island]].push(island);
    }
    harbour.drawn.length = 0;
    if (chosen === NONE) s.emit?.({ type: 'explorationDeclined', city });
    else kept.push({ city, island: chosen });
  }
  for (const level of [...touched].sort((a, b) => a - b)) returnIslands(armada, level, returned[level]);
  for (const { city, island } of kept) gainIsland(s, armada, city, islands[island], false);
}

/** One explorer alone keeps an island or none; the others stay out of the deck, which nobody looks at. */
export function exploreAlone(s: State, armada: ArmadaState, city: number, move: Move): void {
  armada.harbours[city].drawn.length = 0;
  if (moveKind(move) === KEEP) gainIsland(s, armada, city, islandsOf(s)[moveSubject(move)], false);
  else s.emit?.({ type: 'explorationDeclined', city });
}
