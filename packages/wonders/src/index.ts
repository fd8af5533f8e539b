export * from './armada/public.ts';
export type { Board, Card, Catalog, Piece } from './catalog.ts';
export type { ActionView } from './actionTypes.ts';
export { printedCost, type Cost, type CostView, type PrintedCost } from './cost.ts';
export type { DecisionView } from './decisionView.ts';
export type { HandCardView } from './handTypes.ts';
export { copiesInPlay } from './compile.ts';
export { LEAST_PLAYERS, MOST_PLAYERS } from './limits.ts';
export {
  ACTION_NAMES,
  FREE_REASONS,
  OBSTACLES,
  type ActionName,
  type ChoiceView,
  type DiscountView,
  type FreeReason,
  type Obstacle,
  type ObstacleView,
  type OwnUnitsView,
  type PaidChoiceView,
  type PaymentView,
  type PurchaseView,
  type SourceView,
} from './choice.ts';
export { amountOf } from './coins.ts';
export { EFFECT } from './effects/effects.ts';
export { effectTextIn, effectValues, type EffectTexts } from './effectValues.ts';
export * as words from './content/types.ts';
export type { WondersEvent } from './events.ts';
export { findChoice } from './findChoice.ts';
export { catalogOf, createWonders, REGISTRY, wonders, type WondersGame } from './game.ts';
export type { HandMemory, TakenCard, UnseenCards, WondersMemory } from './memory/types.ts';
export { PACKS } from './packs.ts';
export type { UnitCounts } from './unitCounts.ts';
export * as moves from './moves.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export type { BeforeAfter } from './preview/beforeAfter.ts';
export { passedOn, type PassedOn } from './preview/passedOn.ts';
export type {
  ConflictPreview,
  FollowUp,
  PassedCard,
  PassingPreview,
  WondersChange,
  WondersPreview,
} from './preview/types.ts';
export type { Registry } from './rules.ts';
export type { WondersScore } from './score.ts';
export { scienceParts, sciencePoints, scoreOf } from './scoring.ts';
export type { City, State } from './state.ts';
export { RESOURCE_SETS, singleSets } from './supply.ts';
export { TASK_NAMES, type TaskName } from './tasks.ts';
export type { CityView, ProductionView, StageView, WondersView } from './view.ts';
