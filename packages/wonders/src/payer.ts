import { piecesIn, sourcesIn, type ResourceSources, type StandingPiece } from './pieces.ts';
import { leftOf, rightOf, type City, type State } from './state.ts';

/** Who pays: a city with its neighbours and all that makes things cheaper for it, found once for a whole hand. */
export interface Payer {
  readonly s: State;
  readonly index: number;
  readonly city: City;
  readonly left: City;
  readonly right: City;
  readonly pieces: readonly StandingPiece[];
  readonly sources: ResourceSources;
}

export function payerOf(s: State, index: number): Payer {
  const pieces = piecesIn(s, index);
  return {
    s,
    index,
    city: s.cities[index],
    left: s.cities[leftOf(s, index)],
    right: s.cities[rightOf(s, index)],
    pieces,
    sources: sourcesIn(s, index, pieces),
  };
}
