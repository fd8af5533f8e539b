/** What other packages may know of Leaders. */
export { leaderPieces, leadersOf, type LeadersState } from './state.ts';
export { leaderPrice, printedPrice } from './price.ts';
export * as leaderMoves from './moves.ts';
export { LEADERS_RULINGS } from './rulings.ts';
export { LEADER_TASK_NAMES, type LeaderTaskName } from './tasks.ts';
export type { LeaderSpec, LeadersSpec } from './pack.ts';
export type { LeadersEvent } from './types.ts';
export type { LeadersCityView, LeadersView } from './viewTypes.ts';
