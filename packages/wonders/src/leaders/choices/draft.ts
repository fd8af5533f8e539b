import { seatBit, type SeatId } from '@pharos/core';
import { moveSubject, writeList } from '../../moves.ts';
import { NONE, rightOf, type Action, type ChoiceKind, type State } from '../../state.ts';
import { task } from '../../tasks.ts';
import { lookersAt } from '../../teams.ts';
import { leaderAction } from '../leaderAction.ts';
import { DRAFT_LEADER } from '../moves.ts';
import { takeOut } from '../recruiting.ts';
import { leaderPieces, leadersOf } from '../state.ts';
import { DRAFT } from '../tasks.ts';

/** [L-11] Which leader to keep of those offered: all at once. */
export const drafting: ChoiceKind = {
  kind: DRAFT,
  name: 'turn',
  part: { leader: 'draft' },
  isShared: true,
  offers: () => true,
  moves: (s, _, seat, out) => writeList(out, DRAFT_LEADER, leadersOf(s).seats[seat].offered),
  alone(s, city, move) {
    keep(s, city, moveSubject(move));
    return 0;
  },
  settled: passOn,
  hand: () => [],
};

/** All choose; who looks at what is offered remembers it. */
export function startRound(s: State): void {
  const { seats, seenBy } = leadersOf(s);
  for (const [seat, { offered }] of seats.entries()) {
    for (const leader of offered) seenBy[leader] |= lookersAt(s.options, seat);
  }
  s.awaited = 0;
  for (const seat of seats.keys()) s.awaited |= seatBit(seat);
  s.agenda.push(task(DRAFT));
}

function keep(s: State, seat: SeatId, leader: number): void {
  const { hand, offered } = leadersOf(s).seats[seat];
  takeOut(offered, leader);
  hand.push(leader);
  hand.sort((a, b) => a - b);
  s.emit?.({ type: 'leaderDrafted', seat, leader: leaderPieces(s)[leader].id, reveals: true });
}

/** Each keeps one and passes the rest to the right; the last one is kept without a choice. */
function passOn(s: State): void {
  const { seats } = leadersOf(s);
  for (const seat of seats.keys()) {
    keep(s, seat, moveSubject(s.staged[seat]));
    s.staged[seat] = NONE;
  }
  const passed = seats.map(({ offered }) => offered.splice(0));
  for (const seat of seats.keys()) seats[rightOf(s, seat)].offered.push(...passed[seat]);
  if (seats[0].offered.length > 1) return startRound(s);
  for (const [seat, { offered }] of seats.entries()) keep(s, seat, offered[0]);
}

export const draft: Action = {
  ...leaderAction(DRAFT_LEADER, 'draft', 'draft'),
  apply: (s, seat, move) => keep(s, seat, moveSubject(move)),
};
