import type { Move, SeatId } from '@pharos/core';
import { DECLINE, moveKind, moveOrNull, moveSubject, packMove } from '../../moves.ts';
import { nounAfter } from '../../notation.ts';
import { NONE, type Action, type ChoiceKind, type State } from '../../state.ts';
import { gainIsland, returnIslands } from '../effects.ts';
import { islandsOf } from '../islands.ts';
import { KEEP } from '../moves.ts';
import { armadaOf, type ArmadaState } from '../state.ts';
import { EXPLORE } from '../tasks.ts';
import { turnAtSea } from './turnAtSea.ts';

/** [AR-74 … AR-76] Which of the islands dealt to keep, if any: all explorers at once. */
export const exploring: ChoiceKind = {
  ...turnAtSea(EXPLORE, 'explore', true),
  moves: (s, _, seat, out) => islandMoves(armadaOf(s), seat, out),
  alone: exploreAlone,
  settled: keepIslands,
};

function islandMoves(armada: ArmadaState, seat: SeatId, out: Move[]): number {
  const { drawn } = armada.harbours[seat];
  if (drawn.length === 0) return 0;
  for (let at = 0; at < drawn.length; at++) out[at] = packMove(KEEP, drawn[at]);
  out[drawn.length] = packMove(DECLINE, 0);
  return drawn.length + 1;
}

/** Each keeps one, the others go back [AR-78, AR-79]. */
function keepIslands(s: State): void {
  const armada = armadaOf(s);
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
function exploreAlone(s: State, city: number, move: Move): number {
  const armada = armadaOf(s);
  armada.harbours[city].drawn.length = 0;
  if (moveKind(move) === KEEP) gainIsland(s, armada, city, islandsOf(s)[moveSubject(move)], false);
  else s.emit?.({ type: 'explorationDeclined', city });
  return 0;
}

export const keep: Action = {
  kind: KEEP,
  name: 'keep',
  apply: (s, seat, move) => exploreAlone(s, seat, move),
  format: (s, move) => `keep ${islandsOf(s)[moveSubject(move)].id}`,
  parse(s, text) {
    const id = nounAfter(text, 'keep');
    return moveOrNull(
      KEEP,
      islandsOf(s).findIndex((island) => island.id === id),
    );
  },
  subject: (s, _, move) => islandsOf(s)[moveSubject(move)].id,
};
