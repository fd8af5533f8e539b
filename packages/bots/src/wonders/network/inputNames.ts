import { Features } from '../../model/features.ts';
import { cards, seatFeatures } from '../guide/features.ts';

const AGES = 3;
/** More turns than an Age has. */
export const MOST_TURNS = 8;
export const MOST_SEATS = 8;

/** What is said of neighbours: no single pieces. */
const ofNeighbour = Object.keys(seatFeatures.at);
export const NEIGHBOUR_FEATURES = ofNeighbour.length;

const numbersTo = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, number) => `${number}`);
const times = numbersTo(AGES * MOST_TURNS);

/** What a network is told of a position as a seat sees it. */
export const inputNames = new Features(['leftWorth', 'rightWorth'], {
  own: seatFeatures.names,
  left: ofNeighbour,
  right: ofNeighbour,
  built: cards,
  time: times,
  players: numbersTo(MOST_SEATS),
  // By how much sums of weights put the seat above the mean of all, at each time.
  worth: times,
});
