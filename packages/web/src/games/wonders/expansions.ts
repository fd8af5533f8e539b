/** The expansions as the table knows them; a line for each. */
export { armada } from './armada/armada.ts';
