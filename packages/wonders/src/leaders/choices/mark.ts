import { moveSubject, writeList } from '../../moves.ts';
import { leftOf, rightOf, type Action, type ChoiceKind, type State } from '../../state.ts';
import { taskCity } from '../../tasks.ts';
import { pushChoicesLater } from '../../turns.ts';
import { leaderAction } from '../leaderAction.ts';
import { MARK_LEADER } from '../moves.ts';
import { copyLeader } from '../recruiting.ts';
import { leaderPieces, leadersOf } from '../state.ts';
import { MARK } from '../tasks.ts';

/** [L-60] Which leader of a neighbour works in the own city too. */
export const marking: ChoiceKind = {
  kind: MARK,
  name: 'turn',
  part: { leader: 'mark' },
  isShared: false,
  offers: (s, choice) => neighboursLeaders(s, taskCity(choice)).length > 1,
  moves: (s, choice, _, out) => writeList(out, MARK_LEADER, neighboursLeaders(s, taskCity(choice))),
  // With one leader there is no choice, with none nothing to copy.
  settled(s, choice) {
    for (const leader of neighboursLeaders(s, taskCity(choice))) markLeader(s, taskCity(choice), leader);
  },
};

/** The leaders recruited next door. */
export function neighboursLeaders(s: State, city: number): number[] {
  const { seats } = leadersOf(s);
  return [leftOf(s, city), rightOf(s, city)].flatMap((other) => seats[other].recruited.map(({ leader }) => leader));
}

/** [L-61] What the leader does with the discard pile comes last. */
function markLeader(s: State, city: number, leader: number): void {
  copyLeader(s, city, leader);
  pushChoicesLater(s, city, leaderPieces(s)[leader]);
}

export const mark: Action = {
  ...leaderAction(MARK_LEADER, 'mark', 'mark'),
  apply: (s, _, move, made) => markLeader(s, taskCity(made), moveSubject(move)),
};
