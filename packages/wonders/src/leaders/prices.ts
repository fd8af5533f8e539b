import { BLUE, GREEN, RED } from '../catalog.ts';
import { RESOURCES } from '../content/types.ts';
import type { Cost } from '../cost.ts';
import type { Bought, ExtraUnit, PriceRules } from '../specialPriceTypes.ts';
import type { State } from '../state.ts';
import { FIRST_MANUFACTURED, setOfResources } from '../supply.ts';
import { BANK_RESOURCE, CHEAPER_BLUE, CHEAPER_GREEN, CHEAPER_RED, CHEAPER_STAGES } from './abilities.ts';
import { isPlayed } from './rulings.ts';

/** Leaders that leave out a resource, and what for [L-34]. */
const REDUCERS = [
  { from: 'imhotep', ability: CHEAPER_STAGES, serves: ({ card }: Bought) => card === null },
  { from: 'hammurabi', ability: CHEAPER_BLUE, serves: ({ card }: Bought) => card?.colour === BLUE },
  { from: 'leonidas', ability: CHEAPER_RED, serves: ({ card }: Bought) => card?.colour === RED },
  { from: 'archimedes', ability: CHEAPER_GREEN, serves: ({ card }: Bought) => card?.colour === GREEN },
] as const;

/** Any resource, as sets of one kind each. */
const ANYTHING = [
  setOfResources(RESOURCES.filter((_, resource) => resource < FIRST_MANUFACTURED)),
  setOfResources(RESOURCES.filter((_, resource) => resource >= FIRST_MANUFACTURED)),
];

/** A resource less [L-34], and one from the bank for a coin [L-42]. */
export const prices: PriceRules<State> = {
  abilities: BANK_RESOURCE | CHEAPER_STAGES | CHEAPER_BLUE | CHEAPER_RED | CHEAPER_GREEN,
  units(s, city, bought) {
    const { abilities } = s.cities[city];
    // [L-82] What goes along with a card or stage is served only where the table says so.
    const reduced = isPlayed(s, 'reducersServeShips') ? bought.total : bought.cost;
    const units: ExtraUnit[] = REDUCERS.filter(
      ({ ability, serves }) => (abilities & ability) !== 0 && serves(bought),
    ).map(({ from }) => ({ from, kind: 'cheaperCard', sets: setsIn(reduced), coins: 0 }));
    if ((abilities & BANK_RESOURCE) !== 0) units.push({ from: 'bilkis', kind: 'bankUnit', sets: ANYTHING, coins: 1 });
    return units;
  },
  rebates: () => ({ left: 0, right: 0, boards: 0 }),
};

/** A unit less is a unit of something the cost asks for. */
function setsIn({ units }: Cost): number[] {
  const raw = RESOURCES.filter((_, resource) => resource < FIRST_MANUFACTURED && units[resource] > 0);
  const manufactured = RESOURCES.filter((_, resource) => resource >= FIRST_MANUFACTURED && units[resource] > 0);
  return [raw, manufactured].filter((names) => names.length > 0).map(setOfResources);
}
