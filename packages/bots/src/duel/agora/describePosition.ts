import type { SeatId } from '@pharos/core';
import { CHAMBER_POINTS, type AgoraState } from '@pharos/duel';
import type { FeatureVector } from '../../model/featureVector.ts';
import { inputNames } from '../network/inputNames.ts';
import { MOST_LEAD } from './featureNames.ts';

const LEAD = inputNames.numberOf(`lead 0 ${-MOST_LEAD}`);
const LEADS = 2 * MOST_LEAD + 1;
const CHAMBERS = CHAMBER_POINTS.length;

/** Who is ahead in each Chamber; all else of Agora is among the features of seats. */
export function describeLeads({ players }: AgoraState, viewer: SeatId, vector: FeatureVector): void {
  const own = players[viewer].cubes;
  const theirs = players[1 - viewer].cubes;
  for (let chamber = 0; chamber < CHAMBERS; chamber++) {
    const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, own[chamber] - theirs[chamber]));
    if (own[chamber] + theirs[chamber] > 0) vector.add(LEAD + chamber * LEADS + lead + MOST_LEAD, 1);
  }
}
