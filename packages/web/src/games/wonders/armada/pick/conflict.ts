import { navalTokens, type WondersView } from '@pharos/wonders';
import { rankingOf } from '../ranking.ts';

/** What the naval conflict comes to for one city, with me and without. */
export interface Prospect {
  readonly city: number;
  readonly strength: number;
  readonly withMe: number;
  readonly withoutMe: number;
}

/** The strongest first [AR-96]. */
export function prospectsOf({ armada, options, age }: WondersView, me: number): Prospect[] {
  if (armada === undefined) return [];
  const others = armada.harbours.map(({ strength }, city) => (city === me ? null : strength));
  const without = navalTokens(others, options.edition, age);
  return rankingOf(armada, me).map(({ city, strength, token }) => ({
    city,
    strength,
    withMe: token,
    withoutMe: without[city],
  }));
}
