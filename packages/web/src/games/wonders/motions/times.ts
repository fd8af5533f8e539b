/** How long an act of the end of an Age stays to be read, at normal speed. */
export const actHold = (seats: number): number => 2500 + 300 * seats;
