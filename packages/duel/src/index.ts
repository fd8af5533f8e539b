export { catalogOf, compile, PACKS, type Card, type Catalog, type Wonder } from './catalog.ts';
export * as words from './content/types.ts';
export type { DuelEvent } from './events.ts';
export { duel, type DuelGame } from './game.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export type { Payment, Purchase } from './payment.ts';
export type { State } from './state.ts';
export type { DecisionView, DuelView, PlayerView, SlotView, WonderView } from './view.ts';
