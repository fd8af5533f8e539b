import type { DuelView } from '@pharos/duel';

export interface Picks {
  readonly kind: 'wonder' | 'token' | 'card' | 'seat';
  readonly ids: readonly string[];
  /** How many lie there that the viewer may not see. */
  readonly hidden: number;
}

/** What lies on the table to be chosen from in a decision that is not a turn. */
export function picksOf(view: DuelView): Picks | null {
  const { decision } = view;
  if (!decision) return null;
  const chosen = (decision.choices ?? []).map(({ move }) => move.split(' ')).flatMap(([, id]) => (id ? [id] : []));
  switch (decision.kind) {
    case 'pickWonder':
      return { kind: 'wonder', ids: view.offer, hidden: 0 };
    case 'takeToken':
      return { kind: 'token', ids: view.board, hidden: 0 };
    case 'drawToken': {
      const ids = decision.drawn?.tokens ?? [];
      return { kind: 'token', ids, hidden: ids.length > 0 ? 0 : (decision.drawn?.count ?? 0) };
    }
    case 'destroy':
    case 'revive':
      return {
        kind: 'card',
        ids: chosen.length > 0 ? chosen : decision.kind === 'revive' ? view.discard : [],
        hidden: 0,
      };
    case 'chooseStarter':
      return { kind: 'seat', ids: ['first', 'second'], hidden: 0 };
    default:
      return null;
  }
}

/** The move that chooses `id` in the present decision. */
export function moveOfPick(view: DuelView, id: string): string | undefined {
  return view.decision?.choices?.find(({ move }) => move.split(' ')[1] === id)?.move;
}
