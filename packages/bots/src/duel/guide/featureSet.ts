import type { State } from '@pharos/duel';
import { countBits } from '../../model/bits.ts';
import type { FeatureSet } from '../../model/featureSet.ts';
import { moveFeatures, seatFeatures } from './features.ts';
import { keyOf } from './keyOf.ts';
import { describeMove } from './move.ts';
import { describeSeat } from './seat.ts';

const AGES = 3;

/** What there is to say about Duel, whatever packs are in play. */
export const duelFeatures: FeatureSet<State> = {
  seatFeatures: seatFeatures.names,
  moveFeatures: moveFeatures.names,
  seatCount: () => 2,
  partners: () => 1,
  shareLeft,
  describeSeat,
  describeMove,
  keyOf,
};

function shareLeft({ age, present, catalog }: State): number {
  if (age === 0) return 1;
  return (AGES - age + countBits(present) / catalog.layouts[age - 1].slots.length) / AGES;
}
