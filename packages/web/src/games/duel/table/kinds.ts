import type { DecisionView, DuelView } from '@pharos/duel';
import { isPickKind, type PickKind } from '../pick/picks.ts';

type Kind = DecisionView['kind'];

/** Choices that an expansion brings; what comes by itself is no choice. */
export type ExpansionKind = Exclude<Kind, PickKind | 'turn'>;

export function isExpansionKind(kind: Kind | undefined): kind is ExpansionKind {
  return kind !== undefined && kind !== 'turn' && !isPickKind(kind);
}

/** Whether pieces are laid out to choose from in the place of the structure. */
export function showsPicks(view: DuelView, isMine: boolean): boolean {
  const kind = view.decision?.kind ?? 'turn';
  // Who starts an Age is decided with its cards in sight.
  if (kind === 'turn' || kind === 'chooseStarter') return false;
  return isMine ? picksInStructure(view).length === 0 : isPickKind(kind);
}

/** Cards of the structure that answer the present choice: what lies under and over them matters. */
export function picksInStructure({ decision }: DuelView): string[] {
  if (decision?.kind === 'turn') return [];
  return (decision?.choices ?? []).flatMap((choice) =>
    'slot' in choice && choice.slot !== null ? [choice.subject] : [],
  );
}
