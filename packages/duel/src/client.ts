/** What a client needs to show the game, apart from views: it comes without the engine, which would be much to fetch. */
export * as words from './content/types.ts';
export { layoutsFor } from './layout.ts';
export { CAPITAL, SYMBOLS_TO_WIN } from './supremacy.ts';
export { PACKS } from './packs.ts';
