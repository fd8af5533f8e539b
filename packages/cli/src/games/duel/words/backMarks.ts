/** The marks on the backs of the cards of the base game. */
export const BASE_BACK_MARKS = { age1: 'I', age2: 'II', age3: 'III', guild: 'G' } as const;
