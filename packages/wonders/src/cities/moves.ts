/** The move of Cities: so many debt tokens are taken. */
export const TAKE_DEBT = 12;
