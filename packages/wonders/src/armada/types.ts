import type { ArmadaEvent } from './events.ts';
import type { ArmadaState } from './state.ts';

/** What Armada adds to the types of the base game. */
export interface ArmadaTypes {
  readonly id: 'armada';
  readonly event: ArmadaEvent;
  readonly state: ArmadaState;
}
