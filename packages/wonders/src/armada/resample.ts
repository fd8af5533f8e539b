import { hasSeat, shuffle, type Rng, type SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { SEEDS } from './setup.ts';
import { armadaOf, LEVELS } from './state.ts';
import { lookersOf } from './teams.ts';

/** Which islands are left is public; their order, and what other explorers look at, is not [AR-82]. */
export function redrawIslands(s: State, seat: SeatId, rng: Rng): void {
  const armada = armadaOf(s);
  const lookers = lookersOf(s.options, seat);
  armada.seed = rng(SEEDS);
  for (let level = 0; level < LEVELS; level++) {
    const others = armada.harbours.filter(
      ({ drawn }, city) => !hasSeat(lookers, city) && drawn.length > 0 && armada.levels[drawn[0]] === level,
    );
    const pool = [...armada.decks[level], ...others.flatMap(({ drawn }) => drawn)].sort((a, b) => a - b);
    shuffle(pool, rng);
    for (const { drawn } of others) {
      const count = drawn.length;
      drawn.splice(0, count, ...pool.splice(0, count));
      drawn.sort((a, b) => a - b);
    }
    armada.decks[level] = pool;
  }
}
