import { hasSeat, inOrder, mixed, type Rng, type SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { lookersAt } from '../teams.ts';
import { SEEDS } from './setup.ts';
import { armadaOf, LEVELS } from './state.ts';

/** Which islands are left is public; their order, and what other explorers look at, is not [AR-82]. */
export function redrawIslands(s: State, seat: SeatId, rng: Rng): void {
  const armada = armadaOf(s);
  const lookers = lookersAt(s.options, seat);
  armada.seed = rng(SEEDS);
  for (let level = 0; level < LEVELS; level++) {
    const others = armada.harbours.filter(
      ({ drawn }, city) => !hasSeat(lookers, city) && drawn.length > 0 && armada.levels[drawn[0]] === level,
    );
    const pool = mixed([...armada.decks[level], ...others.flatMap(({ drawn }) => drawn)], rng);
    for (const { drawn } of others) drawn.splice(0, drawn.length, ...inOrder(pool.splice(0, drawn.length)));
    armada.decks[level] = pool;
  }
}
