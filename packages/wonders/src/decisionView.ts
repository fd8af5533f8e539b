import { SPECTATOR, seatsOf, type Move, type SeatId, type Viewer } from '@pharos/core';
import { legalMoves } from './agenda.ts';
import type { ChoiceView, ObstacleView } from './choice.ts';
import { choiceView } from './choiceView.ts';
import type { DecisionDetails, DecisionPart } from './decisionTypes.ts';
import { NONE, type State } from './state.ts';
import { currentTask, taskCity, taskKind, taskSeat, type TaskName } from './tasks.ts';

/** What is to be decided now. */
export interface DecisionView extends DecisionPart, Omit<DecisionDetails, 'discard'> {
  readonly kind: TaskName;
  /** Who must still choose. */
  readonly acting: readonly SeatId[];
  /** Who has chosen already; what, nobody else learns before all have. */
  readonly chosen: readonly SeatId[];
  /** The city it is about, where it is about one: a seat's own, or the Free City. */
  readonly city: number | null;
  /** The discard pile, for who may build a card of it now; null for everybody else [W-93]. */
  readonly discard: readonly string[] | null;
  /**
   * The viewer's legal moves; null for who has none. What cards of the hand cost stands in `hand` and is not told twice,
   * for it would make views a tenth larger: `findChoice` puts a choice and its payment together.
   */
  readonly choices: readonly ChoiceView[] | null;
  /** What lies before the viewer and cannot be chosen, outside of the hand; left out if there is no such thing. */
  readonly obstacles?: readonly ObstacleView[];
}

export function decisionView(s: State, viewer: Viewer): DecisionView | null {
  const choice = currentTask(s);
  if (choice < 0) return null;
  const record = s.rules.choices[taskKind(choice)];
  const isAsked = viewer !== SPECTATOR && (record.isShared || taskSeat(choice) === viewer);
  const { discard = null, ...details } = isAsked ? (record.view?.(s, choice, viewer) ?? {}) : {};
  const obstacles = isAsked ? (record.obstacles?.(s, choice, viewer) ?? []) : [];
  return {
    kind: record.name,
    ...record.part,
    acting: seatsOf(s.awaited),
    chosen: s.staged.slice(0, s.options.players).flatMap((move, seat) => (move === NONE ? [] : [seat])),
    city: record.isShared ? null : taskCity(choice),
    discard,
    choices: viewer === SPECTATOR ? null : choiceViews(s, viewer),
    ...(obstacles.length > 0 && { obstacles }),
    ...details,
  };
}

/** The moves open to a seat; null if there are none. What cards of the hand cost is told once, in the hand. */
function choiceViews(s: State, seat: SeatId): ChoiceView[] | null {
  const moves: Move[] = [];
  moves.length = legalMoves(s, seat, moves);
  return moves.length === 0 ? null : moves.map((move) => choiceView(s, seat, move));
}
