import type { State } from '../state.ts';
import { NAVAL_DEFEATS_COUNT } from './options.ts';
import { armadaOf } from './state.ts';

/** Naval defeats, where the table counts them like others [AR-90]. */
export function countedNavalDefeats(s: State, city: number): number {
  const armada = armadaOf(s);
  if ((armada.rulings & NAVAL_DEFEATS_COUNT) === 0) return 0;
  return armada.harbours[city].tokens.filter((token) => token < 0).length;
}
