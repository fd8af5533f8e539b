import { BROWN, GREY, type Effect } from './catalog.ts';
import { heldPieces } from './city.ts';
import { RESOURCES } from './content/types.ts';
import { NONE, sideOf, type City, type State } from './state.ts';
import { resourceSets } from './supply.ts';

/** A city's production, source by source: for showing it; the rules reckon with supplies. */
export interface Production {
  /** Units by resource. */
  readonly fixed: readonly number[];
  /** The alternatives of each source that gives one unit. */
  readonly choices: readonly (readonly number[])[];
}

/** All that a city produces [W-32], or only what it sells [W-41]. */
export function productionOf(s: State, city: City, onlyForSale: boolean): Production {
  const fixed = RESOURCES.map(() => 0);
  const choices: (readonly number[])[] = [];
  const add = (effects: readonly Effect[]): void => {
    for (const { type, subject, count } of effects) {
      if (type === 'produce') fixed[subject] += count;
      else if (type === 'produceOne') choices.push(resourceSets[subject]);
    }
  };
  for (const index of city.cards) {
    const card = s.catalog.cards[index];
    if (!onlyForSale || card.colour === BROWN || card.colour === GREY) add(card.standing);
  }
  if (!onlyForSale) for (const { piece } of heldPieces(s, s.cities.indexOf(city))) add(piece.standing);
  if (city.side !== NONE) {
    const side = sideOf(s, city);
    if (side.resource >= 0) fixed[side.resource]++;
    if (!onlyForSale) for (const stage of side.stages.slice(0, city.stages)) add(stage.standing);
  }
  return { fixed, choices };
}
