import { withDecline } from '../moves.ts';
import { playerOf } from '../resolve.ts';
import type { ChoiceKind } from '../state.ts';
import { LEFTOVERS, SEVENTH, task, taskCity } from '../tasks.ts';
import { pushEndOfTurn } from '../turns.ts';

/** [W-95] What to do with the last card of the hand, if anything. */
export const playingLastCard: ChoiceKind = {
  kind: SEVENTH,
  name: 'seventhCard',
  isShared: false,
  offers: (s, choice) => s.hands[taskCity(choice)].length > 0,
  moves: (s, _, seat, out) => withDecline(out, s.rules.handMoves(s, seat, out)),
  write(s, city, refuse) {
    if (s.turn !== s.turns) refuse(`the seventh card is played in turn ${s.turns}`);
    pushEndOfTurn(s);
    s.agenda.push(task(LEFTOVERS), task(SEVENTH, playerOf(s, city), city));
  },
};
