import { seatBit, type Move, type SeatId } from '@pharos/core';
import { COPY_GUILD, SEVENTH_CARD } from './catalog.ts';
import { resolveConflicts } from './conflicts.ts';
import { dealHands, discardLeftovers, drawForFreeCity, passHands } from './hands.ts';
import { AGES } from './limits.ts';
import { piecesWithChoices, resolveAlone } from './resolve.ts';
import { scoreOf, winners } from './scoring.ts';
import { hasFreeCity, NONE, type AutomaticTask, type State } from './state.ts';
import {
  CHOOSE_SIDE,
  CLOSE_AGE,
  COPY_ONE,
  END_AGE,
  END_GAME,
  END_TURN,
  LEFTOVERS,
  SEVENTH,
  task,
  taskCity,
  TURN,
  type Task,
} from './tasks.ts';

/** Waits for the sides of those who may choose one [W-4]; then Age I begins. */
export function startGame(s: State): void {
  for (let seat = 0; seat < s.options.players; seat++) if (s.cities[seat].side === NONE) s.awaited |= seatBit(seat);
  if (s.awaited === 0) startAge(s, 1);
  else s.agenda.push(task(CHOOSE_SIDE));
}

/** [W-10] */
export function startAge(s: State, age: number): void {
  s.age = age;
  s.emit?.({ type: 'ageStarted', age, reveals: true });
  dealHands(s);
  startTurn(s, 1);
}

function startTurn(s: State, turn: number): void {
  s.turn = turn;
  s.emit?.({ type: 'turnStarted', age: s.age, turn });
  if (hasFreeCity(s)) drawForFreeCity(s);
  awaitAll(s);
}

/** All choose for this turn [W-11]. */
export function awaitAll(s: State): void {
  s.awaited = (1 << s.options.players) - 1;
  s.agenda.push(task(TURN));
}

/** What follows the actions of a turn, last thing first [W-122, W-123]; `choosing` is the set of cities whose new pieces have choices. */
export function afterTurn(s: State, choosing: number): void {
  pushEndOfTurn(s);
  pushChoices(s, choosing);
  if (s.turn === s.turns) playLeftovers(s);
  pushAfterActions(s);
}

/** The choices of new pieces come in the order of the cities, those of a piece as printed [W-93, W-122]. */
function pushChoices(s: State, choosing: number): void {
  if (choosing === 0) return;
  for (let city = s.cities.length - 1; city >= 0; city--) {
    if ((choosing & (1 << city)) === 0) continue;
    for (const effect of piecesWithChoices[city]?.choices.toReversed() ?? []) {
      pushAfterActions(s);
      s.agenda.push(s.rules.choiceOf[effect.kind](s, city, effect));
    }
  }
}

/** The end of the turn; there is one, that of an extra card included [AR-215]. */
export function pushEndOfTurn(s: State): void {
  s.agenda.push(task(s.turn === s.turns ? END_AGE : END_TURN));
  for (let i = 0; i < s.rules.endOfTurn.length; i++) s.rules.endOfTurn[i](s);
}

/** What expansions do before all else once actions have been carried out. */
export function pushAfterActions(s: State): void {
  for (let i = 0; i < s.rules.afterActions.length; i++) s.rules.afterActions[i](s);
}

/** The last cards: Babylon may play its own, the others are put away [W-123]. */
function playLeftovers(s: State): void {
  s.agenda.push(task(LEFTOVERS));
  const before = s.agenda.length;
  for (let seat = s.options.players - 1; seat >= 0; seat--) {
    if ((s.cities[seat].abilities & SEVENTH_CARD) !== 0) s.agenda.push(task(SEVENTH, seat));
  }
  if (s.agenda.length > before) pushAroundExtraCard(s);
}

/** [W-95] The seventh card: a little turn of one city. */
export function playLastCard(s: State, _: SeatId, move: Move, made: Task): void {
  const city = taskCity(made);
  s.staged[city] = move;
  const choosing = resolveAlone(s, city);
  pushAroundExtraCard(s);
  pushChoices(s, choosing);
  pushAfterActions(s);
}

function pushAroundExtraCard(s: State): void {
  for (let i = 0; i < s.rules.aroundExtraCard.length; i++) s.rules.aroundExtraCard[i](s);
}

/** [W-14] */
export const puttingLeftoversAway: AutomaticTask = { kind: LEFTOVERS, perform: discardLeftovers };

const pointsOf = (s: State): number[] => s.cities.map((_, city) => scoreOf(s, city).total);

function tellEndOfTurn(s: State): void {
  s.emit?.({ type: 'turnEnded', age: s.age, turn: s.turn, points: pointsOf(s) });
}

/** [W-13] */
export const endingTurn: AutomaticTask = {
  kind: END_TURN,
  perform(s) {
    tellEndOfTurn(s);
    passHands(s);
    startTurn(s, s.turn + 1);
  },
};

/** [W-15] Conflicts. */
export const endingAge: AutomaticTask = {
  kind: END_AGE,
  perform(s) {
    tellEndOfTurn(s);
    s.agenda.push(task(CLOSE_AGE));
    if (s.rules.conflicts === null) resolveConflicts(s);
    else s.rules.conflicts(s);
  },
};

/** The next Age or the end of the game [W-15, W-124]. */
export const closingAge: AutomaticTask = {
  kind: CLOSE_AGE,
  perform(s) {
    s.emit?.({ type: 'ageEnded', age: s.age, points: pointsOf(s) });
    if (s.age < AGES) return startAge(s, s.age + 1);
    s.agenda.push(task(END_GAME));
    for (let seat = s.options.players - 1; seat >= 0; seat--) {
      if ((s.cities[seat].abilities & COPY_GUILD) !== 0) s.agenda.push(task(COPY_ONE, seat));
    }
  },
};

export const endingGame: AutomaticTask = {
  kind: END_GAME,
  perform: (s) => s.emit?.({ type: 'gameEnded', winners: winners(s) }),
};
