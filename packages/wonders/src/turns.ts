import { seatBit, type Move, type SeatId } from '@pharos/core';
import { COPY_GUILD, SEVENTH_CARD, type Effect, type Piece } from './catalog.ts';
import { resolveConflicts } from './conflicts.ts';
import { dealHands, discardLeftovers, drawForFreeCity, passHands } from './hands.ts';
import { AGES } from './limits.ts';
import { pushLosses } from './losses.ts';
import { piecesWithChoices, resolveAlone } from './resolve.ts';
import { scoreOf, winners } from './scoring.ts';
import { hasFreeCity, NONE, type AutomaticTask, type State } from './state.ts';
import {
  CHOOSE_SIDE,
  CLOSE_AGE,
  COPY_ONE,
  DEAL_HANDS,
  END_AGE,
  END_GAME,
  END_TURN,
  FIRST_AGE,
  LEFTOVERS,
  REVIVE_TURNS,
  SEVENTH,
  task,
  taskCity,
  taskKind,
  TURN,
  type Task,
} from './tasks.ts';

/** Waits for the sides of those who may choose one [W-4]; then Age I begins. */
export function startGame(s: State): void {
  for (let seat = 0; seat < s.options.players; seat++) if (s.cities[seat].side === NONE) s.awaited |= seatBit(seat);
  if (s.awaited === 0) beginPlay(s);
  else s.agenda.push(task(CHOOSE_SIDE));
}

/** With all sides chosen: what expansions do before the first Age, then that. */
export function beginPlay(s: State): void {
  const { beforeFirstAge } = s.rules;
  if (beforeFirstAge.length === 0) return startAge(s, 1);
  s.agenda.push(task(FIRST_AGE));
  for (const begin of beforeFirstAge) begin(s);
}

export const startingFirstAge: AutomaticTask = { kind: FIRST_AGE, perform: (s) => startAge(s, 1) };

/** [W-10] */
function startAge(s: State, age: number): void {
  s.age = age;
  s.emit?.({ type: 'ageStarted', age, reveals: true });
  const { beforeFirstTurn } = s.rules;
  if (beforeFirstTurn.length === 0) return dealAndStart(s);
  s.turn = 0;
  s.agenda.push(task(DEAL_HANDS));
  for (const begin of beforeFirstTurn) begin(s);
}

/** Hands are dealt, unless they have been, and the first turn begins. */
function dealAndStart(s: State): void {
  if (s.hands[0].length === 0) dealHands(s);
  startTurn(s, 1);
}

/** What expansions do before the first turn is done. */
export const dealingHands: AutomaticTask = { kind: DEAL_HANDS, closes: true, perform: dealAndStart };

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
  pushChoices(s, choosing, s.turn === s.turns);
}

/** A choice that a new piece brings its city. */
interface NewChoice {
  readonly city: number;
  readonly effect: Effect;
}

/**
 * What new pieces let their owners choose, around what expansions do after actions: some of it is part of what the piece does,
 * so it comes first and may help to pay for a last card [L-60, W-97]; the rest is chosen at the end of the turn [W-93, W-122].
 */
export function pushChoices(s: State, choosing: number, hasLeftovers: boolean): void {
  const choices = choosing === 0 ? NO_CHOICES : newChoices(s, choosing);
  if (choosing !== 0) pushInOrder(s, choices);
  if (hasLeftovers) playLeftovers(s);
  pushAfterActions(s);
  for (let at = choices.length - 1; at >= 0; at--) {
    const { city, effect } = choices[at];
    if (s.rules.isAtOnce[effect.kind]) s.agenda.push(s.rules.choiceOf[effect.kind](s, city, effect));
  }
}

const NO_CHOICES: readonly NewChoice[] = [];

/** By city, those of a piece as printed. */
function newChoices(s: State, choosing: number): NewChoice[] {
  const choices: NewChoice[] = [];
  for (let city = 0; city < s.cities.length; city++) {
    if ((choosing & (1 << city)) === 0) continue;
    for (const effect of piecesWithChoices[city]?.choices ?? []) choices.push({ city, effect });
  }
  return choices;
}

/** The choices of a piece that comes by itself, after the actions of a turn. */
export function pushChoicesLater(s: State, city: number, piece: Piece): void {
  for (const effect of piece.choices) {
    const choice = s.rules.choiceOf[effect.kind](s, city, effect);
    if (!s.rules.isAtOnce[effect.kind]) waitForOthers(s, choice);
    else {
      pushAfterActions(s);
      s.agenda.push(choice);
    }
  }
}

/** Choices of the end of the turn come in the order of their kinds [C-56], then in that of the cities. */
function pushInOrder(s: State, choices: readonly NewChoice[]): void {
  for (const { city, effect } of choices) {
    if (!s.rules.isAtOnce[effect.kind]) waitForOthers(s, s.rules.choiceOf[effect.kind](s, city, effect));
  }
}

/**
 * A choice of the end of the turn is made when all else is done: actions, explorations, last cards [W-123, C-84], and before it
 * those that look through the discard pile no later [C-56]. What follows a choice lies beneath it.
 */
function waitForOthers(s: State, choice: Task): void {
  const { agenda, rules } = s;
  const size = rules.afterActions.length + 1;
  let at = 0;
  while (at < agenda.length && rules.closes[taskKind(agenda[at])]) at++;
  while (at + size <= agenda.length && reviveTurn(agenda[at + size - 1]) > reviveTurn(choice)) at += size;
  const before = agenda.splice(at);
  pushAfterActions(s);
  agenda.push(choice, ...before);
}

/** When somebody looks through the discard pile; −1 for other tasks. */
function reviveTurn(packed: Task): number {
  return REVIVE_TURNS.indexOf(taskKind(packed));
}

/** The end of the turn; there is one, that of an extra card included [AR-215]. */
export function pushEndOfTurn(s: State): void {
  s.agenda.push(task(s.turn === s.turns ? END_AGE : END_TURN));
  pushLosses(s);
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
  pushChoices(s, choosing, false);
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
  closes: true,
  perform(s) {
    tellEndOfTurn(s);
    passHands(s);
    startTurn(s, s.turn + 1);
  },
};

/** [W-15] Conflicts. */
export const endingAge: AutomaticTask = {
  kind: END_AGE,
  closes: true,
  perform(s) {
    tellEndOfTurn(s);
    s.agenda.push(task(CLOSE_AGE));
    resolveConflicts(s);
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
