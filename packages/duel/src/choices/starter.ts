import { NO_PIECE } from '../choice.ts';
import type { StartChoice } from '../choiceTypes.ts';
import { moveOrNull, moveSubject, START, writeList } from '../moves.ts';
import { nounAfter, SEAT_NAMES } from '../notation.ts';
import { FIRST, SECOND, type Action, type ChoiceKind } from '../state.ts';
import { CHOOSE_STARTER, task } from '../tasks.ts';
import { startAge } from '../turns.ts';

const STARTERS = [FIRST, SECOND];

/** [D-86] Who starts the next Age. */
export const choosingStarter: ChoiceKind = {
  kind: CHOOSE_STARTER,
  name: 'chooseStarter',
  among: 'seat',
  offers: () => true,
  moves: (_s, _choice, out) => writeList(out, START, STARTERS),
  view: ({ pawn }) => ({ reason: pawn === 0 ? 'lastTurn' : 'weaker' }),
  written: { keys: [], tasks: (_, seat) => [task(CHOOSE_STARTER, seat)] },
};

export const start: Action<StartChoice> = {
  kind: START,
  name: 'start',
  apply: (s, seat, move) => startAge(s, moveSubject(move), seat),
  format: (_, move) => `start ${SEAT_NAMES[moveSubject(move)]}`,
  describe: (_s, _seat, move) => ({ ...NO_PIECE, seat: moveSubject(move) }),
  parse: (_, words) =>
    moveOrNull(
      START,
      STARTERS.findIndex((seat) => SEAT_NAMES[seat] === nounAfter(words, 'start')),
    ),
};
