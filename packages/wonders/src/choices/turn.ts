import { freeCityHolder } from '../hands.ts';
import { resolveOnly, resolveTurn } from '../resolve.ts';
import { hasFreeCity, THE_FREE_CITY, type AutomaticTask, type ChoiceKind, type State } from '../state.ts';
import { FREE_CITY, RESOLVE, task, TURN } from '../tasks.ts';
import { afterTurn, awaitAll } from '../turns.ts';

/** [W-11, W-17] Which card of the hand, and what for. */
export const takingTurn: ChoiceKind = {
  kind: TURN,
  name: 'turn',
  isShared: true,
  offers: () => true,
  moves: (s, _, seat, out) => s.rules.handMoves(s, seat, out),
  alone(s, city, move) {
    s.staged[city] = move;
    return resolveOnly(s, [city]);
  },
  settled: turnChosen,
  write: awaitAll,
};

/** [W-113] Who acts for the Free City chooses for it once both players have chosen for themselves. */
export function turnChosen(s: State): void {
  s.agenda.push(task(RESOLVE));
  if (hasFreeCity(s)) s.agenda.push(task(FREE_CITY, freeCityHolder(s), THE_FREE_CITY));
}

/** [W-12] Everybody turns over what was chosen. */
export const resolvingTurn: AutomaticTask = { kind: RESOLVE, perform: (s) => afterTurn(s, resolveTurn(s)) };
