import type { DuelView } from '@pharos/duel';
import { cardSpec } from '../card/pieces.ts';
import type { AgoraKind } from '../table/kinds.ts';
import { movesOf } from './choice.ts';

/** The word that the moves of a choice begin with. */
const VERBS: Readonly<Partial<Record<AgoraKind, string>>> = {
  triggerUnprepared: 'trigger',
  takeWonder: 'extort',
  lockToken: 'lock',
  buildFarRow: 'build',
  buildRemoved: 'build',
  takeBoxToken: 'keep',
  dropCard: 'drop',
  dropSecondCard: 'drop',
  takeCard: 'seize',
  sabotage: 'sabotage',
};

type PieceKind = 'wonder' | 'token' | 'card' | 'plot';

export function pieceKind(kind: AgoraKind): PieceKind {
  if (kind === 'takeWonder' || kind === 'sabotage') return 'wonder';
  if (kind === 'lockToken' || kind === 'takeBoxToken') return 'token';
  return kind === 'chooseConspiracy' || kind === 'triggerUnprepared' ? 'plot' : 'card';
}

/** The pieces that answer a choice, by id. */
export const piecesFor = (view: DuelView, kind: AgoraKind): string[] =>
  movesOf(view, VERBS[kind] ?? '').map(([, id]) => id);

/** Cards that can be swapped: the opponent's, and the own ones for the one that is taken up. */
export function swapsFor(view: DuelView, theirs: string | null): { theirs: string[]; mine: string[] } {
  const moves = movesOf(view, 'swap');
  const colour = theirs === null ? undefined : cardSpec(theirs).colour;
  const own = moves.map(([, , , mine]) => mine).filter((card) => !colour || cardSpec(card).colour === colour);
  return { theirs: [...new Set(moves.map(([, card]) => card))], mine: [...new Set(own)] };
}

/** The move that the pieces taken up amount to. */
export function moveOfPieces(
  view: DuelView,
  kind: AgoraKind,
  pick: string | null,
  second: string | null,
): string | undefined {
  if (pick === null) return undefined;
  const wanted =
    kind === 'chooseConspiracy'
      ? `keep ${pick} other ${second ?? 'bottom'}`
      : kind === 'swapCards'
        ? `swap ${pick} for ${second}`
        : kind === 'buildFarRow' || kind === 'buildRemoved'
          ? `build ${pick} free`
          : `${VERBS[kind]} ${pick}`;
  return view.decision?.choices?.find(({ move }) => move === wanted)?.move;
}
