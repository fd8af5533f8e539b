import type { Move, SeatId } from '@pharos/core';
import { collectCoins } from '../../coins.ts';
import { moveSubject, packMove, withDecline } from '../../moves.ts';
import type { ChoiceKind, State } from '../../state.ts';
import { taskSeat } from '../../tasks.ts';
import { pushChoicesLater } from '../../turns.ts';
import { leadersInHand } from '../handView.ts';
import { RECRUIT_LEADER } from '../moves.ts';
import { leaderPrice } from '../price.ts';
import { putIntoCity, takeOut } from '../recruiting.ts';
import { leaderPieces, leadersOf } from '../state.ts';
import { RECRUIT_MORE } from '../tasks.ts';

/** [L-72] One more leader of the hand, if any, at its price. */
export const recruitingMore: ChoiceKind = {
  kind: RECRUIT_MORE,
  name: 'turn',
  part: { leader: 'recruitMore' },
  isShared: false,
  offers: (s, choice) => affordable(s, taskSeat(choice)).length > 0,
  moves(s, _, seat, out) {
    const leaders = affordable(s, seat);
    for (const [at, leader] of leaders.entries()) out[at] = packMove(RECRUIT_LEADER, leader);
    return withDecline(out, leaders.length);
  },
  hand: leadersInHand,
};

function affordable(s: State, seat: SeatId): number[] {
  return leadersOf(s).seats[seat].hand.filter((leader) => leaderPrice(s, seat, leader) <= s.cities[seat].coins);
}

/** A leader is recruited outside of the phase. */
export function recruitNow(s: State, seat: SeatId, move: Move): void {
  const leader = moveSubject(move);
  const paid = leaderPrice(s, seat, leader);
  takeOut(leadersOf(s).seats[seat].hand, leader);
  if (paid > 0) {
    s.cities[seat].coins -= paid;
    s.emit?.({ type: 'coinsPaid', city: seat, bank: paid, left: 0, right: 0 });
  }
  putIntoCity(s, seat, leader, paid);
  collectCoins(s, seat, leaderPieces(s)[leader]);
  pushChoicesLater(s, seat, leaderPieces(s)[leader]);
}
