import { tokenFor, type Border } from './conflictTokens.ts';
import { MOST_PLAYERS } from './limits.ts';
import { leftOf, type State } from './state.ts';
import { partnerOf } from './teams.ts';
import { placeToken } from './tokens.ts';

/** Tokens fill the places of both neighbours where there is one conflict only [AR-196]. */
const DOUBLE = 2;

/** Every pair of neighbours compares shields [W-60, W-61]; shields are not used up [W-62]. */
export function resolveConflicts(s: State): void {
  const borders = bordersIn(s);
  // From before any token is placed: tokens can change shields.
  const shields = s.cities.map((city) => city.shields);
  for (const { city, left, count } of borders) {
    const mine = tokenFor(s.age, shields[city], shields[left]);
    const theirs = tokenFor(s.age, shields[left], shields[city]);
    const slot = 2 * (s.age - 1);
    takeToken(s, city, left, mine, slot);
    takeToken(s, left, city, theirs, slot + 1);
    if (count === DOUBLE) {
      takeToken(s, city, left, mine, slot + 1);
      takeToken(s, left, city, theirs, slot);
    }
    tellConflict(s, city, left, [shields[city], shields[left]], [count * mine, count * theirs]);
  }
  for (const after of s.rules.afterConflicts) after(s, borders, shields);
  s.conflicts = s.age;
}

/** The land conflicts of an Age: with both neighbours, but for who stays out of them [C-31 … C-33]. */
export function bordersIn(s: State): readonly Border[] {
  const { staysOut } = s.rules;
  if (s.options.teams === true) return bordersOfTeams(s);
  if (staysOut === null) return BORDERS_OF_ALL[s.cities.length];
  const taking: number[] = [];
  for (let city = 0; city < s.cities.length; city++) if (!staysOut(s, city)) taking.push(city);
  return bordersAmong(taking);
}

function bordersAmong(taking: readonly number[]): Border[] {
  // [C-33] Two who are left meet once.
  const pairs = taking.length === 2 ? taking.slice(0, 1) : taking.length < 2 ? [] : taking;
  return pairs.map((city, at) => ({ city, left: taking[(at + 1) % taking.length], count: 1 }));
}

/** Where everybody takes part, by how many cities there are. */
const BORDERS_OF_ALL = Array.from({ length: MOST_PLAYERS + 2 }, (_, cities) =>
  bordersAmong(Array.from({ length: cities }, (_, city) => city)),
);

/** [AR-195, AR-196, C-77, C-78] Partners do not fight, and tokens are doubled, unless one of both would stay out. */
function bordersOfTeams(s: State): Border[] {
  const { staysOut } = s.rules;
  return [...s.cities.keys()].flatMap((city) => {
    const left = leftOf(s, city);
    if (partnerOf(city) === left) return [];
    const isHalved = staysOut !== null && (staysOut(s, city) || staysOut(s, left));
    return [{ city, left, count: isHalved ? 1 : DOUBLE }];
  });
}

/** A token of a land conflict with another city; a defeat may go to the winner instead [L-48]. */
export function takeToken(s: State, city: number, other: number, token: number, place: number | null): void {
  const taker = token < 0 && s.rules.takesDefeat !== null ? s.rules.takesDefeat(s, city, other) : city;
  if (taker === city) return placeToken(s, city, token, place);
  s.emit?.({ type: 'defeatPassed', city, to: taker });
  placeToken(s, taker, token, null);
}

/** Tells of the conflict of a city with its left neighbour, and of the points it gave both. */
function tellConflict(
  s: State,
  city: number,
  left: number,
  shields: readonly [number, number],
  tokens: readonly [number, number],
): void {
  s.emit?.({
    type: 'conflictResolved',
    age: s.age,
    city,
    left,
    shields,
    tokens,
    totals: tokenTotals(s, city, left),
  });
}

/** The points of all conflict tokens that two cities have. */
export function tokenTotals(s: State, one: number, other: number): readonly [number, number] {
  const sum = (city: number): number => s.cities[city].tokens.reduce((points, token) => points + token, 0);
  return [sum(one), sum(other)];
}
