/** What other packages may know of Pantheon. */
export { activationPrice, offeringValue, printedPrice } from './board.ts';
export { divinityOnSpace, drawnDivinities, isGateOnSpace, isKnownOnSpace } from './knowledge.ts';
export { tokenAt } from './slotTokens.ts';
export type {
  ActivateChoice,
  BuildUsingChoice,
  ChooseChoice,
  DiscardSlotChoice,
  GuardChoice,
  MilitaryTokenChoice,
  PantheonChoiceView,
  PantheonPieceChoice,
  PutChoice,
  SearchChoice,
} from './choiceTypes.ts';
export type { PantheonEvent } from './events.ts';
export * as pantheonMoves from './moves.ts';
export type { PantheonPreview } from './previewTypes.ts';
export { pantheonOf, type PantheonState } from './state.ts';
export * as pantheonTasks from './tasks.ts';
export type {
  MythologyDeckView,
  PantheonDecisionView,
  PantheonPlayerView,
  PantheonView,
  SeenDivinities,
  SpaceView,
} from './viewTypes.ts';
export { MYTHOLOGIES, PANTHEON_ABILITIES, type MythologyName, type PantheonEffectSpec } from './words.ts';
