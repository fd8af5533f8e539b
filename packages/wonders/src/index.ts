export { navalTokens } from './armada/conflicts.ts';
export { RULINGS, type RulingName } from './armada/options.ts';
export { commerceLevel, navalStrength } from './armada/ships.ts';
export { readShipyards } from './armada/shipyards.ts';
export type { ArmadaEvent } from './armada/events.ts';
export {
  ARMADA_PACKS,
  catalogOf,
  compile,
  EFFECT,
  PACKS,
  type Board,
  type Card,
  type Catalog,
  type Cost,
  type Piece,
} from './catalog.ts';
export { countFor } from './coins.ts';
export * as words from './content/types.ts';
export type { WondersEvent } from './events.ts';
export { wonders, type WondersGame } from './game.ts';
export * as moves from './moves.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
export { sciencePoints, scoreOf, type ArmadaScore, type WondersScore } from './scoring.ts';
export type { City, State } from './state.ts';
export { RESOURCE_SETS, singleSets } from './supply.ts';
export type {
  ActionView,
  ArmadaView,
  ChoiceView,
  CityView,
  CostView,
  DecisionView,
  FleetView,
  HandCardView,
  HarbourView,
  NavalActionView,
  NavalCardView,
  PaymentView,
  ProductionView,
  PurchaseView,
  StageView,
  WondersView,
} from './view.ts';
