export type {
  ActionView,
  ChoiceView,
  CityView,
  CostView,
  DecisionView,
  HandCardView,
  PaymentView,
  ProductionView,
  PurchaseView,
  StageView,
  WondersView,
} from './view.ts';
export type { WondersScore } from './scoring.ts';
export { DEFAULT_OPTIONS, type Options } from './options.ts';
