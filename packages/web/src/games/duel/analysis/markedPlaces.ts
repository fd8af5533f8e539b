import type { ChoiceView } from '@pharos/duel';
import type { MarkedPlaces, MoveMark } from '../../../analysis/marks/mark.ts';
import { cardSpec, lookOf } from '../card/pieces.ts';

const city = (seat: number): string => `[data-city="${seat}"]`;
const wonder = (id: string): string => `[data-wonder="${id}"]`;
/** A Wonder of a city; where its Wonders are only counted, their number. */
const wonderIn = (seat: number, id: string): string[] => [
  `${city(seat)} ${wonder(id)}`,
  `${city(seat)} [data-wonders]`,
];
const card = (id: string): string => `[data-card="${id}"]`;

/** Where a choice is on the table of the analysis: the card it is made with, and what becomes of it. */
export function placesOf(choice: ChoiceView, seat: number, kind: MoveMark['kind']): MarkedPlaces {
  switch (choice.action) {
    case 'build':
      return {
        kind,
        icon: 'ch-hammer',
        foot: 'prices',
        from: [card(choice.subject)],
        to: [`${city(seat)} [data-group="${lookOf(cardSpec(choice.subject))}"]`, city(seat)],
        edge: city(seat),
      };
    case 'buildWonder':
      return {
        kind,
        icon: 'stage',
        foot: 'prices',
        from: [card(choice.subject)],
        to: [...wonderIn(seat, choice.object), city(seat)],
        edge: city(seat),
      };
    case 'discard':
      return {
        kind,
        icon: 'discard',
        foot: 'prices',
        from: [card(choice.subject)],
        to: [`[data-purse="${seat}"]`, city(seat)],
        edge: city(seat),
      };
    default:
      return { kind, icon: 'check', from: choice.subject === null ? [] : piece(choice.subject), to: [] };
  }
}

/** Whatever shows a piece by its id. */
const piece = (id: string): string[] => [card(id), wonder(id), `[data-token="${id}"]`, `[data-piece="${id}"]`];
