/** What a client needs to show the game, apart from views: it comes without the engine, which would be much to fetch. */
export * from './armada/client.ts';
export * from './cities/client.ts';
export * from './leaders/client.ts';
export * as words from './content/types.ts';
export { copiesInPlay } from './copiesInPlay.ts';
export { printedCost, type PrintedCost } from './cost.ts';
export { effectTextIn, effectValues, type EffectTexts } from './effectValues.ts';
export { findChoice } from './findChoice.ts';
export { LEAST_PLAYERS, MOST_PLAYERS } from './limits.ts';
export { PACKS } from './packs.ts';
export { scienceParts, sciencePoints } from './sciencePoints.ts';
