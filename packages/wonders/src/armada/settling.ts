import { seatBit } from '@pharos/core';
import { pushLosses } from '../losses.ts';
import type { AutomaticTask, State } from '../state.ts';
import { task } from '../tasks.ts';
import { islandsOf } from './islands.ts';
import { losesBeforeExtraCard } from './losses.ts';
import { offersMove, payDue } from './ships.ts';
import { armadaOf, DRAWN_ALONE, EXPLORING, LEVELS, type ArmadaState } from './state.ts';
import { EXPLORE, SETTLE, SHIPS } from './tasks.ts';

/** What follows actions before all else [AR-41, AR-42]. */
export function pushSettling(s: State): void {
  s.agenda.push(task(SETTLE));
}

/** [AR-215] Where the table says so, an extra card has losses of its own, after those of the turn before it. */
export function pushLossesAroundExtraCard(s: State): void {
  if (losesBeforeExtraCard(armadaOf(s))) pushLosses(s);
}

/**
 * Free moves first, then shipyards pay and islands are explored [AR-41, AR-42]; what that brings is settled in the same
 * way, wave by wave, until nothing is left [AR-46].
 */
export const settling: AutomaticTask = {
  kind: SETTLE,
  perform(s) {
    const armada = armadaOf(s);
    const awaited = whoMoves(armada) || whoExplores(s, armada);
    if (awaited === 0) return;
    s.awaited = awaited;
    s.agenda.push(task(SETTLE), task(armada.harbours.some(({ drawn }) => drawn.length > 0) ? EXPLORE : SHIPS));
  },
};

/** The seats with a free move to make; moves that no ship can make fall away [AR-177]. */
function whoMoves({ harbours }: ArmadaState): number {
  let seats = 0;
  for (let city = 0; city < harbours.length; city++) {
    const harbour = harbours[city];
    while (harbour.moves.length > 0 && !offersMove(harbour, harbour.moves[0])) harbour.moves.shift();
    if (harbour.moves.length > 0) seats |= seatBit(city);
  }
  return seats;
}

/**
 * Shipyards pay, and islands are dealt to those who explore. Who has two levels open starts with the lower one; a level waits
 * until all who explore it in this turn are ready for it, because they share its deck [AR-76].
 */
function whoExplores(s: State, armada: ArmadaState): number {
  let levels = 0;
  for (let city = 0; city < armada.harbours.length; city++) {
    const harbour = armada.harbours[city];
    payDue(s, harbour, city);
    levels |= harbour.explores;
  }
  armada.progress |= EXPLORING;
  if (levels === 0) return 0;
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
    if (s.emit === null) continue;
    const islands = drawn.map((island) => islandsOf(s)[island].id);
    s.emit({ type: 'islandsDealt', city, seat: city, level: level + 1, count: each, islands, reveals: true });
  }
  return true;
}
