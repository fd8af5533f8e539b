import { hold, refold } from '../city.ts';
import { collectCoins } from '../coins.ts';
import type { NamedPiece } from '../catalog.ts';
import type { State } from '../state.ts';
import { landDefeatsIn } from '../tokens.ts';
import { SHIELD_PER_DEFEAT } from './abilities.ts';
import { leaderPieces, leadersOf } from './state.ts';

/** The leaders that work in a city: recruited ones, and a copied one [L-60]. */
export function workingLeaders(s: State, city: number): NamedPiece[] {
  // In a game for two the third city has none.
  const seat = leadersOf(s).seats.at(city);
  if (seat === undefined) return [];
  const pieces = leaderPieces(s);
  const own = seat.recruited.map(({ leader }) => pieces[leader]);
  return seat.copied < 0 ? own : [...own, pieces[seat.copied]];
}

/** A leader lies face up in the city from now on and works [L-30]; what it brings at once comes later. */
export function putIntoCity(s: State, city: number, leader: number, paid: number): void {
  const seat = leadersOf(s).seats[city];
  seat.recruited.push({ leader, age: s.age, paid });
  startWorking(s, city, leader);
  s.emit?.({ type: 'leaderRecruited', city, leader: leaderPieces(s)[leader].id, coins: paid, reveals: true });
}

function startWorking(s: State, city: number, leader: number): void {
  const before = s.cities[city].abilities;
  hold(s, s.cities[city], leaderPieces(s)[leader].standing, false);
  const gained = s.cities[city].abilities & ~before;
  if ((gained & SHIELD_PER_DEFEAT) !== 0) s.cities[city].shields += landDefeatsIn(s.cities[city]);
}

/** [L-60] A leader of a neighbour works here too, as if it were recruited now. */
export function copyLeader(s: State, city: number, leader: number): void {
  leadersOf(s).seats[city].copied = leader;
  s.emit?.({ type: 'leaderMarked', city, leader: leaderPieces(s)[leader].id });
  startWorking(s, city, leader);
  collectCoins(s, city, leaderPieces(s)[leader]);
}

/** A leader has left the city: what it gave goes with it. */
export function recount(s: State, city: number): void {
  refold(s, s.cities[city]);
  addDefeatShields(s, city);
}

/** A shield for each defeat token, once counters have been counted anew. */
export function addDefeatShields(s: State, city: number): void {
  const { abilities } = s.cities[city];
  if ((abilities & SHIELD_PER_DEFEAT) !== 0) s.cities[city].shields += landDefeatsIn(s.cities[city]);
}

/** Takes a leader out of a list; it must be there. */
export function takeOut(leaders: number[], leader: number): void {
  leaders.splice(leaders.indexOf(leader), 1);
}
