import type { Move, SeatId } from '@pharos/core';
import { duel, type DuelChange, type DuelPreview, type State } from '@pharos/duel';
import type { Step } from '../search/search.ts';
import type { FurtherChoice } from './expansion.ts';
import { expansionsOf } from './expansions.ts';

/** Choices that belong to the one before them and are made among what lies open: what is drawn for others nobody can expect. */
const AMONG_WHAT_LIES_OPEN = ['takeToken', 'revive', 'destroy', 'takeCard', 'takeWonder'];

/** A move with the choices of the same turn that are expected to follow. */
export interface WholeTurn {
  /** What all of them bring together; what follows next, and what expansions add, is that of the move itself. */
  readonly preview: DuelPreview;
  readonly further: readonly FurtherChoice[];
}

/** Looks at a move together with what its turn is expected to go on with: the token of a pair, a card of the discard pile. */
export function wholeTurn(s: State, seat: SeatId, move: Move, line: readonly Step[]): WholeTurn {
  let preview = duel.preview(s, seat, move);
  const further: FurtherChoice[] = [];
  const open = new Set([...AMONG_WHAT_LIES_OPEN, ...expansionsOf(s).flatMap(({ openChoices }) => openChoices)]);
  const world = duel.clone(s);
  duel.apply(world, seat, move);
  for (const step of line) {
    if (step.seat !== seat) break;
    const { decision } = duel.view(world, seat);
    if (decision === null || decision.seat !== seat || !open.has(decision.kind)) break;
    const text = duel.formatMove(world, step.move);
    const choice = decision.choices?.find((one) => one.move === text);
    if (choice === undefined) break;
    const next = duel.preview(world, seat, step.move);
    further.push({ choice, preview: next });
    preview = together(preview, next);
    duel.apply(world, seat, step.move);
  }
  return { preview, further };
}

/** One preview after the other. */
function together(one: DuelPreview, next: DuelPreview): DuelPreview {
  return {
    ...one,
    changes: changesOver(one.changes, next.changes),
    outcome: next.outcome,
    uncovers: [...one.uncovers, ...next.uncovers],
    nextTurn: next.nextTurn,
    extraTurn: next.extraTurn ?? one.extraTurn,
    pairs: [...one.pairs, ...next.pairs],
    supremacy: next.supremacy,
  };
}

function changesOver(before: readonly DuelChange[], after: readonly DuelChange[]): DuelChange[] {
  const isSame = (one: DuelChange) => (other: DuelChange) => one.seat === other.seat && one.what === other.what;
  const changed = before.map((change) => ({ ...change, after: after.find(isSame(change))?.after ?? change.after }));
  return [...changed, ...after.filter((change) => !before.some(isSame(change)))];
}
