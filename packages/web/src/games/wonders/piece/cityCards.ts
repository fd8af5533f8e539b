import type { CityView, WondersView } from '@pharos/wonders';
import { expansionsIn } from '../expansionsInPlay.ts';
import { COLUMNS, type CardColour, type Pieces } from './pieces.ts';

/** The cards of a city, and what lies there like cards by an expansion. */
export const cardsIn = (view: WondersView, city: CityView): readonly string[] => [
  ...city.cards,
  ...expansionsIn(view).flatMap((expansion) => expansion.cityCards(view, city.city)),
];

export type ByColour = ReadonlyMap<CardColour, readonly string[]>;

/** The same by colour; colours in the order of the columns, with those there is nothing of. */
export function cardsByColour(view: WondersView, pieces: Pieces, city: CityView): ByColour {
  const cards = cardsIn(view, city);
  return new Map(COLUMNS.map((colour) => [colour, cards.filter((card) => pieces.card(card).colour === colour)]));
}
