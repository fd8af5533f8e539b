import type { State } from '@pharos/wonders';
import type { FeatureSet } from '../../model/featureSet.ts';
import { moveAsKey } from '../../search/guide.ts';
import { moveFeatures, seatFeatures } from './features.ts';
import { describeMove } from './move.ts';
import { describeSeat } from './seat.ts';
import { shareLeft } from './shareLeft.ts';

/** What there is to say about 7 Wonders: both editions, any number of players, whatever expansions are in play. */
export const wondersFeatures: FeatureSet<State> = {
  seatFeatures: seatFeatures.names,
  moveFeatures: moveFeatures.names,
  seatCount: ({ options }) => options.players,
  partners: ({ options }) => (options.teams === true ? 2 : 1),
  shareLeft,
  describeSeat,
  describeMove,
  keyOf: moveAsKey,
};
