import type { ExpansionViews } from '../expansionTypes.ts';
import type { WrittenPart } from '../expansion.ts';
import { boardOf, type State } from '../state.ts';

/**
 * What a seat knows of Armada, in the fields that `position` reads. Which islands are left is public, and their order nobody knows. Null
 * once incursions have been fought: no field has their tokens.
 */
export function writeArmada(s: State, { armada: seen }: ExpansionViews): WrittenPart | null {
  const { harbours = [], incursions = [] } = seen ?? {};
  if (harbours.some((harbour) => harbour.incursions.length > 0)) return null;
  return {
    table: incursions.length === 0 ? {} : { incursions: incursions.map(({ attacker, target }) => [attacker, target]) },
    cities: harbours.map(({ city, shipyard, fleets, islands, tokens, stageOrder }) => {
      const settled = tokens.flatMap(({ token }) => (token === null ? [] : [token]));
      const { stages } = s.cities[city];
      return {
        shipyard,
        ships: Object.fromEntries(fleets.map(({ fleet, space }) => [fleet, space])),
        ...(islands.length > 0 && { islands }),
        ...(settled.length > 0 && { navalTokens: settled }),
        ...(boardOf(s, s.cities[city]).anyOrder && { stageOrder: stageOrder.slice(0, stages) }),
      };
    }),
  };
}
