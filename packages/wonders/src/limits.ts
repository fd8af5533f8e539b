export const AGES = 3;
export const LEAST_PLAYERS = 3;
/** The most players there are cards for; more play with the cards for so many [AR-183]. */
export const MOST_PLAYERS = 7;
