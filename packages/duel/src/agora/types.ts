import type { AgoraChoiceView } from './choiceTypes.ts';
import type { AgoraEvent } from './events.ts';
import type { AgoraFactName, AgoraPreview } from './previewTypes.ts';
import type { AgoraState } from './state.ts';
import type { AgoraChoiceName } from './tasks.ts';
import type { AgoraDecisionView, AgoraView } from './viewTypes.ts';
import type { AgoraAbility, AgoraEffectSpec, AgoraObstacle } from './words.ts';

/** What Agora adds to the types of the base game. */
export interface AgoraTypes {
  readonly id: 'agora';
  readonly ability: AgoraAbility;
  readonly among: 'chamber' | 'conspiracy' | 'decree';
  readonly chain: never;
  readonly choice: AgoraChoiceName;
  readonly choiceView: AgoraChoiceView;
  readonly coinReason: 'decree' | 'conspiracy';
  readonly deck: 'senator';
  readonly effect: AgoraEffectSpec;
  readonly ending: 'political';
  readonly event: AgoraEvent;
  readonly fact: AgoraFactName;
  readonly obstacle: AgoraObstacle;
  readonly preview: AgoraPreview;
  readonly scoring: 'senate';
  readonly state: AgoraState;
  readonly tokenPlace: never;
  readonly view: AgoraView;
  readonly decision: AgoraDecisionView;
}
