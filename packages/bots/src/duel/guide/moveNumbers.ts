import { moveFeatures } from './features.ts';

/** Where the features about building a card, building a Wonder and taking a token begin. */
export const BUILD = moveFeatures.numberOf('build lumber-yard');
export const WONDER = moveFeatures.numberOf('wonder appian-way');
export const TAKE = moveFeatures.numberOf('take agriculture');
