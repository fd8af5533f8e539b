/** What a client shows of Armada, without the engine. */
export { ARMADA_PACKS } from '../content/armada.ts';
export { navalLadder, type NavalLadder } from './navalLadder.ts';
export { navalTextsOf, type NavalTexts } from './navalValues.ts';
