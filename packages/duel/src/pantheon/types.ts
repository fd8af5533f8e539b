import type { PantheonChoiceView } from './choiceTypes.ts';
import type { PantheonEvent } from './events.ts';
import type { PantheonFactName, PantheonPreview } from './previewTypes.ts';
import type { PantheonState } from './state.ts';
import type { PantheonChoiceName } from './tasks.ts';
import type { PantheonDecisionView, PantheonView } from './viewTypes.ts';
import type { MythologyName, PantheonAbility, PantheonEffectSpec, PantheonObstacle } from './words.ts';

/** What Pantheon adds to the types of the base game. */
export interface PantheonTypes {
  readonly id: 'pantheon';
  readonly ability: PantheonAbility;
  readonly among: 'divinity' | 'mythology' | 'trackSpace' | 'militaryToken';
  readonly chain: MythologyName;
  readonly choice: PantheonChoiceName;
  readonly choiceView: PantheonChoiceView;
  readonly coinReason: 'poliorcetics';
  readonly deck: 'grandTemple';
  readonly effect: PantheonEffectSpec;
  readonly ending: never;
  readonly event: PantheonEvent;
  readonly fact: PantheonFactName;
  readonly obstacle: PantheonObstacle;
  readonly preview: PantheonPreview;
  readonly scoring: 'divinities';
  readonly state: PantheonState;
  readonly tokenPlace: 'enki';
  readonly view: PantheonView;
  readonly decision: PantheonDecisionView;
}
