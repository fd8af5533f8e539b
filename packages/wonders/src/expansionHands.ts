/** What expansions add to a card of the hand: apart from expansionTypes.ts, because it is made of actions and payments. */
export { navalActions as expansionActions, type ArmadaHandCard as ExpansionHandCard } from './armada/handTypes.ts';
