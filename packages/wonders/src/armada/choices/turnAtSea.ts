import type { ChoiceKind } from '../../state.ts';
import type { ArmadaPart } from '../choiceTypes.ts';

/** A choice within a turn that always comes when it is on the agenda. */
export function turnAtSea(
  kind: number,
  naval: ArmadaPart['naval'],
  isShared: boolean,
): Pick<ChoiceKind, 'kind' | 'name' | 'part' | 'isShared' | 'offers'> {
  return { kind, name: 'turn', part: { naval }, isShared, offers: () => true };
}
