import type { Options } from '../options.ts';

/** The part of a position that only Cities has; lists are by city. */
export interface CitiesState {
  /** Debt and diplomacy tokens [C-8]. */
  readonly debt: number[];
  readonly diplomacy: number[];
  /** Losses of this turn that are not settled yet, packed by losses.ts [C-20]. */
  readonly pending: number[];
  /** What is being settled: coins that each city owes, and what it was asked for because of taxes, pirates and black cards. */
  readonly owed: number[];
  readonly tax: number[];
  readonly pirates: number[];
  readonly others: number[];
}

/** The Cities part of a position that has one. */
export function citiesOf(s: { readonly parts: { readonly cities?: CitiesState } }): CitiesState {
  const { cities } = s.parts;
  if (cities === undefined) throw new Error('this game is played without Cities');
  return cities;
}

export function newCities({ players }: Options): CitiesState {
  const zeros = (): number[] => Array.from({ length: players }, () => 0);
  return {
    debt: zeros(),
    diplomacy: zeros(),
    pending: [],
    owed: zeros(),
    tax: zeros(),
    pirates: zeros(),
    others: zeros(),
  };
}

export function cloneCities(cities: CitiesState): CitiesState {
  return {
    debt: cities.debt.slice(),
    diplomacy: cities.diplomacy.slice(),
    pending: cities.pending.slice(),
    owed: cities.owed.slice(),
    tax: cities.tax.slice(),
    pirates: cities.pirates.slice(),
    others: cities.others.slice(),
  };
}

export function encodeCities(cities: CitiesState, out: number[]): void {
  const { debt, diplomacy, pending, owed, tax, pirates, others } = cities;
  out.push(...debt, ...diplomacy, pending.length, ...pending, ...owed, ...tax, ...pirates, ...others);
}
