import { moveSubject, packMove, withDecline } from '../../moves.ts';
import type { Action, ChoiceKind, State } from '../../state.ts';
import { taskCity, taskSeat } from '../../tasks.ts';
import { packBuried } from '../burial.ts';
import { leaderAction } from '../leaderAction.ts';
import { BURY_LEADER } from '../moves.ts';
import { printedPrice } from '../price.ts';
import { recount } from '../recruiting.ts';
import { isPlayed } from '../rulings.ts';
import { leaderPieces, leadersOf } from '../state.ts';
import { BURY } from '../tasks.ts';

/** [L-74] Which recruited leader goes under the board, if any [L-75]. */
export const burying: ChoiceKind = {
  kind: BURY,
  name: 'turn',
  part: { leader: 'bury' },
  isShared: false,
  offers: (s, choice) => leadersOf(s).seats[taskSeat(choice)].recruited.length > 0,
  moves(s, _, seat, out) {
    const { recruited } = leadersOf(s).seats[seat];
    for (const [at, { leader }] of recruited.entries()) out[at] = packMove(BURY_LEADER, leader);
    return isPlayed(s, 'compulsoryBurial') ? recruited.length : withDecline(out, recruited.length);
  },
};

/** A leader is worth this many times its cost under the board. */
const FACTOR = 2;

function buryLeader(s: State, city: number, leader: number): void {
  const seat = leadersOf(s).seats[city];
  const at = seat.recruited.findIndex((one) => one.leader === leader);
  const { age, paid } = seat.recruited[at];
  const points = FACTOR * (isPlayed(s, 'burialByCostPaid') ? paid : printedPrice(s, leader, age));
  seat.recruited.splice(at, 1);
  seat.buried.push(packBuried(leader, points));
  recount(s, city);
  s.emit?.({ type: 'leaderBuried', city, leader: leaderPieces(s)[leader].id, points });
}

export const bury: Action = {
  ...leaderAction(BURY_LEADER, 'bury', 'bury'),
  apply: (s, _, move, made) => buryLeader(s, taskCity(made), moveSubject(move)),
};
