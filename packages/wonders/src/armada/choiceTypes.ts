import type { ResourceName } from '../content/words.ts';
import type { NavalTaskName } from './tasks.ts';
import type { FleetName } from './words.ts';

export type ArmadaActionName = 'advance' | 'keep' | 'stayOut' | 'takePart';

/** Why something cannot be done at sea. */
export const ARMADA_OBSTACLES = [
  /** Cards of this colour move no ship [AR-29]. */
  'noFleet',
  /** The ship has come to the end of its track [AR-34]. */
  'lastSpace',
  /** The move without paying is for ships of other fleets [AR-164, AR-170]. */
  'otherFleet',
  /** The table has agreed that such a move has to be made [AR-149]. */
  'compulsory',
] as const;
export type ArmadaObstacle = (typeof ARMADA_OBSTACLES)[number];

/** The ship goes along without paying [AR-157]; the step costs a resource less [AR-163]. */
export type ArmadaDiscount = 'freeShip' | 'cheaperStep';

/** What is bought two seats away [AR-148]. */
export interface FarPurchaseView {
  readonly resource: ResourceName;
  readonly count: number;
  readonly from: 'left2' | 'right2';
  readonly each: number;
}

/** Coins for players two seats away and what they buy; only with an Emporium. */
export interface ArmadaPayment {
  readonly left2: number;
  readonly right2: number;
  readonly far: readonly FarPurchaseView[];
}

/** The fleet whose ship moves, along with a card or by itself. */
export interface ArmadaChoice {
  readonly fleet: FleetName;
}

/** A choice that only Armada has. */
export interface ArmadaPart {
  readonly naval: NavalTaskName;
}

/** Naval tokens by city, if the viewer takes part or stays out [AR-96]. */
export interface ArmadaDecision {
  readonly tokens: { readonly takePart: readonly number[]; readonly stayOut: readonly number[] };
}

/** The fleet whose ship moves along. */
export interface ArmadaRevealed {
  readonly ship: string;
}
