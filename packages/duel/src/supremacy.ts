/** Distance of the capitals from the centre [D-63]. */
export const CAPITAL = 9;
/** Different symbols that win the game [D-71]. */
export const SYMBOLS_TO_WIN = 6;
