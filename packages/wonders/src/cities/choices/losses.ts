import type { Move, SeatId } from '@pharos/core';
import { hasSeat } from '@pharos/core';
import { moveSubject, packMove } from '../../moves.ts';
import { nounAfter } from '../../notation.ts';
import { NONE, type Action, type ChoiceKind, type State } from '../../state.ts';
import { leastDebt, settle } from '../losses.ts';
import { TAKE_DEBT } from '../moves.ts';
import { citiesOf } from '../state.ts';
import { SETTLE_LOSSES } from '../tasks.ts';

/** [C-21] How much of a loss is paid and how much becomes debt: all victims at once. */
export const settlingLosses: ChoiceKind = {
  kind: SETTLE_LOSSES,
  name: 'turn',
  part: { black: 'settleLosses' },
  isShared: true,
  offers: () => true,
  moves: (s, _, seat, out) => debtMoves(s, seat, out),
  alone(s, city, move) {
    settle(s, city, moveSubject(move));
    return 0;
  },
  settled: settleAll,
  view: (s, _, seat) => ({ loss: citiesOf(s).owed[seat] }),
};

function debtMoves(s: State, seat: SeatId, out: Move[]): number {
  const { owed } = citiesOf(s);
  const isAsked = hasSeat(s.awaited, seat) || s.staged[seat] !== NONE;
  if (!isAsked) return 0;
  const least = leastDebt(s, seat);
  for (let debt = least; debt <= owed[seat]; debt++) out[debt - least] = packMove(TAKE_DEBT, debt);
  return owed[seat] - least + 1;
}

function settleAll(s: State): void {
  for (let city = 0; city < s.cities.length; city++) {
    const move = s.staged[city];
    if (move === NONE) continue;
    s.staged[city] = NONE;
    settle(s, city, moveSubject(move));
  }
}

/** More than any turn costs. */
const MOST_DEBT = 500;

export const takingDebt: Action = {
  kind: TAKE_DEBT,
  name: 'debt',
  apply: (s, seat, move) => settle(s, seat, moveSubject(move)),
  format: (_, move) => `debt ${moveSubject(move)}`,
  parse(_, text) {
    const count = Number(nounAfter(text, 'debt') ?? NaN);
    return Number.isInteger(count) && count >= 0 && count < MOST_DEBT ? packMove(TAKE_DEBT, count) : null;
  },
  subject: () => null,
  details: (s, city, move) => ({ debt: moveSubject(move), pays: citiesOf(s).owed[city] - moveSubject(move) }),
};
