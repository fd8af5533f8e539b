/** The expansions as the table knows them; a line for each. */
export { armada } from './armada/armada.ts';
export { cities } from './cities/cities.ts';
export { leaders } from './leaders/leaders.ts';
