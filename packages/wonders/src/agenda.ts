import { seatBit, type SeatId } from '@pharos/core';
import { performAtSea } from './armada/agenda.ts';
import { endAgeAtSea } from './armada/conflicts.ts';
import { losesBeforeExtraCard } from './armada/losses.ts';
import { resolveTurnAtSea } from './armada/resolve.ts';
import { AGES, COPY_GUILD, SEVENTH_CARD } from './catalog.ts';
import { takeSide } from './city.ts';
import { resolveConflicts } from './conflicts.ts';
import { dealHands, discardLeftovers, drawForFreeCity, freeCityHolder, passHands } from './hands.ts';
import { moveSubject } from './moves.ts';
import { copyableGuilds, copyGuild, lookThroughDiscard, revivableCards } from './powers.ts';
import { playerOf, resolveTurn } from './resolve.ts';
import { winners } from './scoring.ts';
import { boardOf, hasFreeCity, NONE, THE_FREE_CITY, type State } from './state.ts';
import {
  CHOOSE_SIDE,
  CLOSE_AGE,
  COPY_ONE,
  END_AGE,
  END_GAME,
  END_TURN,
  EXPLORE,
  FREE_CITY,
  LEFTOVERS,
  LOSSES,
  RESOLVE,
  REVIVE,
  SETTLE,
  SEVENTH,
  SHIPS,
  STAY_OUT,
  task,
  taskCity,
  taskKind,
  taskSeat,
  TURN,
  type Task,
} from './tasks.ts';

/** Does what can be done without anybody's choice. Afterwards a choice is on top of the agenda, or the game is over. */
export function run(s: State): void {
  while (s.agenda.length > 0) {
    const next = s.agenda[s.agenda.length - 1];
    if (awaitsChoice(s, next)) return;
    s.agenda.pop();
    perform(s, next);
  }
  s.awaited = 0;
}

/** Whether somebody has to choose: a choice that offers nothing falls away. */
function awaitsChoice(s: State, next: Task): boolean {
  const city = taskCity(next);
  switch (taskKind(next)) {
    case CHOOSE_SIDE:
    case TURN:
    case SHIPS:
    case EXPLORE:
      return s.awaited !== 0;
    case STAY_OUT:
      return waitFor(s, taskSeat(next), true);
    case FREE_CITY:
      return waitFor(s, taskSeat(next), s.staged[THE_FREE_CITY] === NONE);
    case SEVENTH:
      return waitFor(s, taskSeat(next), s.hands[city].length > 0);
    case REVIVE:
      if (!waitFor(s, taskSeat(next), revivableCards(s, s.cities[city]).length > 0)) return false;
      lookThroughDiscard(s, taskSeat(next));
      return true;
    case COPY_ONE:
      return waitFor(s, taskSeat(next), copyableGuilds(s, city).length > 1);
    default:
      return false;
  }
}

function waitFor(s: State, seat: SeatId, isOpen: boolean): boolean {
  s.awaited = isOpen ? seatBit(seat) : 0;
  return isOpen;
}

function perform(s: State, done: Task): void {
  switch (taskKind(done)) {
    case CHOOSE_SIDE:
      return takeSides(s);
    case TURN:
      return turnChosen(s);
    case RESOLVE:
      return afterTurn(s, s.parts.armada === undefined ? resolveTurn(s) : resolveTurnAtSea(s, s.parts.armada));
    case LEFTOVERS:
      return discardLeftovers(s);
    case END_TURN:
      passHands(s);
      return startTurn(s, s.turn + 1);
    case END_AGE:
      return endAge(s);
    case CLOSE_AGE:
      return closeAge(s);
    case COPY_ONE:
      // [W-100] With one guild there is no choice, with none nothing to copy.
      for (const card of copyableGuilds(s, taskCity(done))) copyGuild(s, taskCity(done), card);
      return;
    case END_GAME:
      s.emit?.({ type: 'gameEnded', winners: winners(s) });
      return;
    default:
      // A choice that is made, or offered nothing.
      if (s.parts.armada !== undefined) performAtSea(s, s.parts.armada, done);
      return;
  }
}

/** Waits for the sides of those who may choose one [W-4]; then Age I begins. */
export function startGame(s: State): void {
  for (let seat = 0; seat < s.options.players; seat++) if (s.cities[seat].side === NONE) s.awaited |= seatBit(seat);
  if (s.awaited === 0) startAge(s, 1);
  else s.agenda.push(task(CHOOSE_SIDE));
}

function takeSides(s: State): void {
  for (const [index, city] of s.cities.entries()) {
    if (city.side === NONE) takeSide(s, city, moveSubject(s.staged[index]));
    s.staged[index] = NONE;
  }
  const sides = s.cities.map((city) => boardOf(s, city).sides[city.side].id);
  s.emit?.({ type: 'sidesRevealed', sides, reveals: true });
  startAge(s, 1);
}

/** [W-10] */
function startAge(s: State, age: number): void {
  s.age = age;
  s.emit?.({ type: 'ageStarted', age, reveals: true });
  dealHands(s);
  startTurn(s, 1);
}

function startTurn(s: State, turn: number): void {
  s.turn = turn;
  s.emit?.({ type: 'turnStarted', age: s.age, turn });
  if (hasFreeCity(s)) drawForFreeCity(s);
  s.awaited = (1 << s.options.players) - 1;
  s.agenda.push(task(TURN));
}

/** [W-113] Who acts for the Free City chooses for it once both players have chosen for themselves. */
function turnChosen(s: State): void {
  s.agenda.push(task(RESOLVE));
  if (hasFreeCity(s)) s.agenda.push(task(FREE_CITY, freeCityHolder(s), THE_FREE_CITY));
}

/**
 * What follows the actions of a turn, last thing first [W-122, W-123]. Ships and islands come before all else [AR-41, AR-42],
 * losses after all else: there is one end of the turn, that of Babylon's extra card included [AR-215].
 */
function afterTurn(s: State, reviving: number): void {
  const isLast = s.turn === s.turns;
  const atSea = s.parts.armada !== undefined;
  s.agenda.push(task(isLast ? END_AGE : END_TURN));
  if (atSea) s.agenda.push(task(LOSSES));
  if (reviving !== 0) {
    for (let city = s.cities.length - 1; city >= 0; city--) {
      if ((reviving & (1 << city)) === 0) continue;
      if (atSea) s.agenda.push(task(SETTLE));
      s.agenda.push(task(REVIVE, playerOf(s, city), city));
    }
  }
  if (isLast) playLeftovers(s);
  if (atSea) s.agenda.push(task(SETTLE));
}

/** The last cards: Babylon may play its own, the others are put away [W-123]. */
function playLeftovers(s: State): void {
  s.agenda.push(task(LEFTOVERS));
  const before = s.agenda.length;
  for (let seat = s.options.players - 1; seat >= 0; seat--) {
    if ((s.cities[seat].abilities & SEVENTH_CARD) !== 0) s.agenda.push(task(SEVENTH, seat));
  }
  const isPlayed = s.agenda.length > before;
  if (isPlayed && s.parts.armada !== undefined && losesBeforeExtraCard(s.parts.armada)) s.agenda.push(task(LOSSES));
}

/** Conflicts, on land and at sea [W-15, AR-26]. */
function endAge(s: State): void {
  if (s.parts.armada !== undefined) {
    s.agenda.push(task(CLOSE_AGE));
    return endAgeAtSea(s, s.parts.armada);
  }
  resolveConflicts(s);
  closeAge(s);
}

/** The next Age or the end of the game [W-15, W-124]. */
function closeAge(s: State): void {
  s.emit?.({ type: 'ageEnded', age: s.age });
  if (s.age < AGES) return startAge(s, s.age + 1);
  s.agenda.push(task(END_GAME));
  for (let seat = s.options.players - 1; seat >= 0; seat--) {
    if ((s.cities[seat].abilities & COPY_GUILD) !== 0) s.agenda.push(task(COPY_ONE, seat));
  }
}

/** The choice on top of the agenda, or −1 when the game is over. */
export function currentTask(s: State): Task {
  return s.agenda.length === 0 ? -1 : s.agenda[s.agenda.length - 1];
}
