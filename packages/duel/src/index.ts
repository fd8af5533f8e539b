export { currentTask } from './agenda.ts';
export { isAllKnown } from './allKnown.ts';
export * from './agora/public.ts';
export * from './client.ts';
export type { Among } from './among.ts';
export type { Card, Catalog, Effect, Wonder } from './catalog.ts';
export type {
  ActionName,
  BuildChoice,
  BuildWonderChoice,
  ChoiceView,
  DeclineChoice,
  DiscardChoice,
  PieceChoice,
  StartChoice,
} from './choiceTypes.ts';
export type { DuelEvent } from './events.ts';
export type { ExpansionTypes } from './expansionTypes.ts';
export type { DuelChange, FactName } from './facts.ts';
export { wondersBuilt } from './construction.ts';
export { catalogOf, duel, EFFECT_TYPES, type DuelGame } from './game.ts';
export type { ProducersView } from './holdings.ts';
export type { ImpossibleView, Obstacle } from './impossible.ts';
export { cardPrice, wonderPrice } from './cost.ts';
export type { DuelMemory, OutCard, UnseenCards } from './memory.ts';
export * as moves from './moves.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export * from './pantheon/public.ts';
export type { ChainLink, Discount, Payment, Purchase } from './paymentTypes.ts';
export type { Player } from './player.ts';
export type { DuelForeseenChoice } from './planning.ts';
export type { DuelPreview } from './preview.ts';
export type { NextChoice, PairPreview, SupremacyPreview, UncoveredView } from './prospects.ts';
export { RULINGS, type Rulings } from './rulings.ts';
export type { DuelScore } from './score.ts';
export { piecePoints, scoreOf } from './scoring.ts';
export type { StarterReason, State } from './state.ts';
export * as tasks from './tasks.ts';
export { unitsOf } from './units.ts';
export type { DecisionView, DuelView, PlayerView, SlotView, WonderView } from './view.ts';
