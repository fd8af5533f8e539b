import { fastRng, mixed } from '@pharos/core';
import type { Card, NamedPiece } from '../catalog.ts';
import { hold } from '../city.ts';
import { sideOf, type State } from '../state.ts';
import { islandsOf } from './islands.ts';
import type { Naval } from './naval.ts';
import { NO_REVIVED_MOVES } from './options.ts';
import { makeIncursion } from './raids.ts';
import { packMoves } from './ships.ts';
import { armadaOf, REVIVING, type ArmadaState, type Harbour } from './state.ts';

/** What a piece does once it is in place; its moves are made and its pirates come later in the turn. */
export function takeEffect(s: State, armada: ArmadaState, city: number, naval: Naval, isRevived: boolean): void {
  const harbour = armada.harbours[city];
  keep(harbour, naval);
  if (naval.incursion !== 0) makeIncursion(s, armada, city, naval.incursion);
  if (naval.island > 0) takeTopIsland(s, armada, city, naval.island - 1);
  // [AR-37] The ban is on the construction that goes with a build, not on what the card itself does.
  const isBarred = isRevived && (armada.rulings & NO_REVIVED_MOVES) !== 0;
  if (naval.moves > 0 && !isBarred) harbour.moves.push(packMoves(naval.moves, naval.fleets));
  if (naval.pirates) harbour.pirates++;
}

/** A card of the discard pile has been built: what its ships find may come too late for this turn [AR-37, AR-216]. */
export function reviveAtSea(s: State, city: number, { parts }: Card): void {
  const armada = armadaOf(s);
  armada.progress = REVIVING;
  if (parts.armada !== undefined) takeEffect(s, armada, city, parts.armada, true);
}

/** Lasting effects, in the counters. */
function keep(harbour: Harbour, naval: Naval): void {
  harbour.shields += naval.shields;
  harbour.mostOwned += naval.mostOwned;
  harbour.powers |= naval.power;
}

/** [AR-79] An island works from now on and at once. */
export function gainIsland(s: State, armada: ArmadaState, city: number, island: NamedPiece, fromTop: boolean): void {
  armada.harbours[city].islands.push(island.index);
  s.emit?.({
    type: 'islandGained',
    city,
    island: island.id,
    level: armada.levels[island.index] + 1,
    fromTop,
    reveals: true,
  });
  hold(s, s.cities[city], island.standing, false);
  if (island.parts.armada !== undefined) takeEffect(s, armada, city, island.parts.armada, false);
}

/** [AR-83] The top card of a deck: no choice. */
function takeTopIsland(s: State, armada: ArmadaState, city: number, level: number): void {
  const island = armada.decks[level].shift();
  if (island !== undefined) gainIsland(s, armada, city, islandsOf(s)[island], true);
}

/** [AR-78] Islands that nobody keeps go back, and the deck is shuffled. */
export function returnIslands(armada: ArmadaState, level: number, islands: readonly number[]): void {
  armada.decks[level] = mixed([...armada.decks[level], ...islands], fastRng(armada.seed, armada.shuffles++));
}

/** Counts a harbour's counters anew from what is built and found. */
export function refoldHarbour(s: State, city: number): void {
  const harbour = armadaOf(s).harbours[city];
  harbour.shields = 0;
  harbour.mostOwned = 0;
  harbour.powers = 0;
  const { cards, side, stages } = s.cities[city];
  const built = side < 0 ? [] : sideOf(s, s.cities[city]).stages.slice(0, stages);
  const pieces = [
    ...cards.map((card) => s.catalog.cards[card]),
    ...built,
    ...harbour.islands.map((island) => islandsOf(s)[island]),
  ];
  for (const { parts } of pieces) if (parts.armada !== undefined) keep(harbour, parts.armada);
}
