import { NAVAL_DEFEATS_COUNT } from './options.ts';
import type { ArmadaState } from './state.ts';

/** Naval defeats, where the table counts them like others [AR-90]. */
export function countedNavalDefeats(armada: ArmadaState, city: number): number {
  if ((armada.rulings & NAVAL_DEFEATS_COUNT) === 0) return 0;
  return armada.harbours[city].tokens.filter((token) => token < 0).length;
}
