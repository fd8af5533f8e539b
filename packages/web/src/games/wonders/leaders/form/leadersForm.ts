/** From three on, and as many as the others allow. */
export const allows = (players: number): boolean => players >= 3;
