/** What other packages may know of Armada. */
export { armadaOf, type ArmadaState } from './state.ts';
export { navalTokens } from './conflicts.ts';
export { ARMADA_OBSTACLES, type FarPurchaseView } from './choiceTypes.ts';
export type { ArmadaEvent } from './events.ts';
export type { NavalActionView, NavalCardView } from './handTypes.ts';
export * as armadaMoves from './moves.ts';
export { RULINGS, type RulingName } from './options.ts';
export type { ArmadaSpec, IslandSpec } from './pack.ts';
export type { ArmadaScore } from './scoring.ts';
export { commerceLevel, navalStrength } from './ships.ts';
export { readShipyards } from './shipyards.ts';
export type { NavalPreview, RankPreview, StepView } from './previewTypes.ts';
export { NAVAL_TASK_NAMES, type NavalTaskName } from './tasks.ts';
export type { ArmadaView, FleetView, HarbourView } from './viewTypes.ts';
