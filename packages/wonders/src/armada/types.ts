import type {
  ArmadaActionName,
  ArmadaChoice,
  ArmadaDecision,
  ArmadaDiscount,
  ArmadaObstacle,
  ArmadaPart,
  ArmadaPayment,
  ArmadaRevealed,
} from './choiceTypes.ts';
import type { ArmadaEvent } from './events.ts';
import type { ArmadaState } from './state.ts';

/** What Armada adds to the types of the base game. */
export interface ArmadaTypes {
  readonly id: 'armada';
  readonly event: ArmadaEvent;
  readonly action: ArmadaActionName;
  readonly obstacle: ArmadaObstacle;
  readonly discount: ArmadaDiscount;
  readonly choice: ArmadaChoice;
  readonly payment: ArmadaPayment;
  readonly part: ArmadaPart;
  readonly decision: ArmadaDecision;
  readonly revealed: ArmadaRevealed;
  readonly state: ArmadaState;
}
