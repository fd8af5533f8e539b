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

/** A card of the structure that answers the present choice: by its id, or by its slot while it lies face down. */
export interface SlotPick {
  readonly slot: string;
  readonly id: string;
}

/** What lies under and over such cards matters. */
export function picksInStructure({ decision }: DuelView): SlotPick[] {
  if (decision?.kind === 'turn') return [];
  return (decision?.choices ?? []).flatMap((choice) =>
    'slot' in choice && choice.slot !== null ? [{ slot: choice.slot, id: choice.subject ?? choice.slot }] : [],
  );
}
