import type { Move, SeatId } from '@pharos/core';
import { decide, run } from '../agenda.ts';
import { NEIGHBOURS, type Piece } from '../catalog.ts';
import { incomeOf } from '../coins.ts';
import type { WondersEvent } from '../events.ts';
import { moveKind } from '../moves.ts';
import { redact } from '../redact.ts';
import { resolveOnly } from '../resolve.ts';
import { clone, type State } from '../state.ts';
import { COPY_ONE, currentTask, FREE_CITY, taskKind } from '../tasks.ts';

/** A choice carried out on a copy, by itself. */
export interface Carried {
  readonly after: State;
  /** What is certain to happen. */
  readonly events: readonly WondersEvent[];
  /** A new stage lets the city build from the discard pile. */
  readonly revives: boolean;
}

/** Whether others choose at the same time, or have chosen what nobody knows yet. */
export function isAmongOthers(s: State, kind: number): boolean {
  return s.rules.choices[kind].alone !== undefined;
}

/** Carries out a legal move for a city without what others do. */
export function carryOut(from: State, seat: SeatId, city: number, move: Move): Carried {
  const kind = taskKind(currentTask(from));
  const after = copyOf(from);
  const events: WondersEvent[] = [];
  listen(after, seat, events);
  const choosing = kind === FREE_CITY ? playBoth(from, after, seat, city, move) : play(after, seat, city, move);
  if (isAmongOthers(from, kind)) dropIncome(events, after, city, move);
  for (const { settleAfter } of from.rules.previews) settleAfter(from, after, seat);
  after.emit = null;
  const choices = (choosing & (1 << city)) === 0 ? [] : (pieceBuilt(after, city, move)?.choices ?? []);
  return { after, events, revives: choices.some(({ type }) => type === 'revive') };
}

function copyOf(from: State): State {
  const copy = clone(from);
  for (const { hide } of from.rules.previews) hide(copy);
  return copy;
}

/** Collects what a seat may know of what happens. */
export function listen(s: State, seat: SeatId, events: WondersEvent[]): void {
  s.emit = (event) => {
    // What the others turn over belongs to the same event.
    const told = event.type === 'choicesRevealed' ? null : redact(event, seat, s.rules.expansions);
    if (told !== null) events.push(told);
  };
}

/** Answers the set of cities that have built something with a choice. */
function play(s: State, seat: SeatId, city: number, move: Move): number {
  const task = currentTask(s);
  const kind = taskKind(task);
  const { alone } = s.rules.choices[kind];
  if (alone !== undefined) return alone(s, city, move);
  decide(s, seat, task, move);
  // [W-100] All that is left is counting, unless somebody else has a guild to choose.
  if (kind === COPY_ONE) run(s);
  return 0;
}

/** [W-113] What the own city has staged is known as well; only what is done for the Free City is told as having happened. */
function playBoth(from: State, after: State, seat: SeatId, city: number, move: Move): number {
  const alone = copyOf(from);
  alone.emit = after.emit;
  alone.staged[city] = move;
  resolveOnly(alone, [city]);
  after.emit = null;
  after.staged[city] = move;
  return resolveOnly(after, [seat, city]);
}

/** Coins for what stands in other cities are not certain before it is known what they build [W-36, W-37]. */
function dropIncome(events: WondersEvent[], after: State, city: number, move: Move): void {
  const piece = pieceBuilt(after, city, move);
  if (piece === null || !piece.income.some(({ where }) => (where & NEIGHBOURS) !== 0)) return;
  if (incomeOf(after, city, piece) === 0) return;
  const at = events.findLastIndex(
    (event) => event.type === 'coinsGained' && event.city === city && event.reason === 'effect',
  );
  if (at >= 0) events.splice(at, 1);
}

/** The card or stage that a move has built; null if it builds none. */
export function pieceBuilt(after: State, city: number, move: Move): Piece | null {
  return after.rules.actions[moveKind(move)].built?.(after, city, move) ?? null;
}
