import type { AgoraEvent } from './events.ts';
import type { AgoraState } from './state.ts';
import type { AgoraChoiceName } from './tasks.ts';
import type { AgoraDecisionView, AgoraView } from './viewTypes.ts';
import type { AgoraAbility, AgoraEffectSpec } from './words.ts';

/** What Agora adds to the types of the base game. */
export interface AgoraTypes {
  readonly id: 'agora';
  readonly ability: AgoraAbility;
  readonly choice: AgoraChoiceName;
  readonly coinReason: 'decree' | 'conspiracy';
  readonly deck: 'senator';
  readonly effect: AgoraEffectSpec;
  readonly event: AgoraEvent;
  readonly scoring: 'senate';
  readonly state: AgoraState;
  readonly view: AgoraView;
  readonly decision: AgoraDecisionView;
}
