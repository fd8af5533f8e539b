/** [W-2] The left neighbour is the next city clockwise; a negative number of seats goes to the right. */
export const seatsLeft = (city: number, seats: number, cities: number): number => (city + seats + cities) % cities;
