/** The id of its packs. */
export const CITIES = 'cities';

/** Powers of single pieces of Cities; each is tested at the one rule it changes. */
export const CITIES_ABILITIES = [
  /** One coin off the first resource bought from the left or the right neighbour in a turn [C-51]. */
  'cheaperFirstFromLeft',
  'cheaperFirstFromRight',
  /** One coin off the resource printed on a neighbour's board [C-52]. */
  'cheaperStartingResources',
  /** One more unit of a resource the city makes, once a turn [C-53]. */
  'moreOfOwnResource',
  /** One unit of a resource the city does not make, once a turn [C-53]. */
  'missingResource',
  /** Wonder stages need no resources [C-55]. */
  'stagesWithoutResources',
] as const;

/** What the loss of a victim is counted by, at the moment it is settled [C-24]; an Age counts its number. */
export type LossMeasure = 'victory' | 'stage' | 'age';

/** The effects that only Cities has. */
export type CitiesEffectSpec =
  /** All others give up so many coins, or that many times what they have of something [C-20, C-24]. */
  | { readonly type: 'othersLoseCoins'; readonly count: number; readonly per?: LossMeasure }
  /** Both neighbours, or all others, take coins from the bank [C-28]. */
  | { readonly type: 'neighboursGainCoins'; readonly count: number }
  | { readonly type: 'othersGainCoins'; readonly count: number }
  /** Both neighbours take debt tokens [C-25]. */
  | { readonly type: 'neighboursTakeDebt'; readonly count: number }
  /** A diplomacy token [C-30]. */
  | { readonly type: 'diplomacy' }
  /** A science symbol of a neighbour's green card at the end [C-40]. */
  | { readonly type: 'copySymbol' };
