import type { Expansion } from '../state.ts';
import { citiesOf } from './state.ts';

const MOST_TOKENS = 99;

/** What a written position says of Cities. */
export const position: NonNullable<Expansion['position']> = {
  keys: [],
  cityKeys: ['debt', 'diplomacy'],
  place() {
    // Nothing of Cities lies on the table.
  },
  readCity(s, city, { debt, diplomacy }) {
    const cities = citiesOf(s);
    if (!debt.isAbsent()) cities.debt[city] = debt.integer(0, MOST_TOKENS);
    if (!diplomacy.isAbsent()) cities.diplomacy[city] = diplomacy.integer(0, MOST_TOKENS);
  },
  readTable() {
    // Nor is there anything to say of it as a whole.
  },
};
