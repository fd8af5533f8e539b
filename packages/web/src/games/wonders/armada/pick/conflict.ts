import type { WondersView } from '@pharos/wonders';
import { rankingOf } from '../ranking.ts';

/** What the naval conflict comes to for one city, with me and without. */
export interface Prospect {
  readonly city: number;
  readonly strength: number;
  readonly withMe: number;
  readonly withoutMe: number;
}

/** The strongest first; nothing where I am not asked [AR-96]. */
export function prospectsOf({ armada, decision }: WondersView, me: number): Prospect[] {
  const tokens = decision?.tokens;
  if (armada === undefined || tokens === undefined) return [];
  return rankingOf(armada, me).map(({ city, strength }) => ({
    city,
    strength,
    withMe: tokens.takePart[city],
    withoutMe: tokens.stayOut[city],
  }));
}
