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
import type { Naval } from './naval.ts';
import type { ArmadaOptions } from './options.ts';
import type { ArmadaFollowUp, NavalPreview } from './previewTypes.ts';
import type { ArmadaState } from './state.ts';
import type { ArmadaView } from './viewTypes.ts';
import type { NavalSpec } from './words.ts';

/** What Armada adds to the types of the base game. */
export interface ArmadaTypes {
  readonly id: 'armada';
  /** What its parts of pieces, decisions and previews are called. */
  readonly word: 'naval';
  readonly viewName: 'armada';
  readonly effect: never;
  readonly use: never;
  readonly event: ArmadaEvent;
  readonly options: ArmadaOptions;
  readonly piece: Naval;
  readonly pieceSpec: NavalSpec;
  readonly scoring: 'naval' | 'islands';
  readonly action: ArmadaActionName;
  readonly obstacle: ArmadaObstacle;
  readonly discount: ArmadaDiscount;
  readonly choice: ArmadaChoice;
  readonly payment: ArmadaPayment;
  readonly part: ArmadaPart;
  readonly decision: ArmadaDecision;
  readonly revealed: ArmadaRevealed;
  readonly conflict: 'incursion';
  readonly followUp: ArmadaFollowUp;
  readonly preview: NavalPreview;
  readonly view: ArmadaView;
  readonly state: ArmadaState;
}
