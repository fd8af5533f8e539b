import { bordersIn, takeToken, tokenTotals } from '../conflicts.ts';
import { tokenFor, type Border } from '../conflictTokens.ts';
import type { ConflictAhead } from '../expansion.ts';
import type { State } from '../state.ts';
import { task } from '../tasks.ts';
import { MAY_STAY_OUT } from './naval.ts';
import { DEFEATS, LADDERS } from './navalLadder.ts';
import { THIRD_AFTER_TIE } from './options.ts';
import { attackerOf, packRaided, targetOf } from './raids.ts';
import { navalStrength } from './ships.ts';
import { armadaOf, type ArmadaState } from './state.ts';
import { NAVAL_CONFLICT, STAY_OUT } from './tasks.ts';

/** The third-strongest group, counted from 0. */
const THIRD = 2;

/** [AR-26] After the land conflicts with neighbours the incursions; then the tokens go back, and the fleets meet. */
export function endAgeAtSea(
  s: State,
  armada: ArmadaState,
  borders: readonly Border[],
  shields: readonly number[],
): void {
  resolveRaids(s, armada, borders, shields);
  s.agenda.push(task(NAVAL_CONFLICT));
  for (let city = 0; city < armada.harbours.length; city++) {
    if ((armada.harbours[city].powers & MAY_STAY_OUT) !== 0) s.agenda.push(task(STAY_OUT, city));
  }
}

/** The incursions a city has to fight: not with whom it meets as a neighbour anyway [AR-102, AR-107]. */
export function incursionsAhead(s: State, city: number): ConflictAhead[] {
  const borders = bordersIn(s);
  const met = new Set<number>();
  for (const raid of armadaOf(s).raids) {
    const opponent = attackerOf(raid) === city ? targetOf(raid) : targetOf(raid) === city ? attackerOf(raid) : city;
    if (opponent !== city && !haveMet(borders, city, opponent)) met.add(opponent);
  }
  return [...met].map((opponent) => ({ kind: 'incursion', opponent, tokens: 1 }));
}

/** [AR-107] Diplomacy can make neighbours of cities that are two seats apart. */
function haveMet(borders: readonly Border[], one: number, other: number): boolean {
  return borders.some(({ city, left }) => (city === one && left === other) || (city === other && left === one));
}

/** [AR-102 … AR-107] One extra conflict for each pair, with a single token for either side [AR-199]. */
function resolveRaids(s: State, armada: ArmadaState, borders: readonly Border[], shieldsOf: readonly number[]): void {
  if (armada.raids.length === 0) return;
  const met = new Set<string>();
  for (const raid of armada.raids) {
    const city = attackerOf(raid);
    const target = targetOf(raid);
    const pair = [city, target].sort((a, b) => a - b).join();
    if (met.has(pair) || haveMet(borders, city, target)) continue;
    met.add(pair);
    const shields = [shieldsOf[city], shieldsOf[target]] as const;
    const tokens = [tokenFor(s.age, shields[0], shields[1]), tokenFor(s.age, shields[1], shields[0])] as const;
    gainRaidToken(s, armada, city, target, tokens[0]);
    gainRaidToken(s, armada, target, city, tokens[1]);
    s.emit?.({
      type: 'incursionResolved',
      age: s.age,
      city,
      target,
      shields,
      tokens,
      totals: tokenTotals(s, city, target),
    });
  }
  armada.raids.length = 0;
}

function gainRaidToken(s: State, armada: ArmadaState, city: number, opponent: number, token: number): void {
  armada.harbours[city].raided.push(packRaided(s.age, opponent, token));
  // It is a token like any other: it counts for the score and for guilds.
  takeToken(s, city, opponent, token, null);
}

/** [AR-85] One conflict among all who take part. */
export function resolveNavalConflict(s: State, armada: ArmadaState): void {
  const { harbours } = armada;
  const strengths: (number | null)[] = [];
  for (let city = 0; city < harbours.length; city++) {
    strengths.push(harbours[city].staysOut === 1 ? null : navalStrength(armada, harbours[city]));
  }
  const tokens = navalTokens(strengths, s.options.edition, s.age, armada.rulings);
  for (let city = 0; city < harbours.length; city++) {
    harbours[city].tokens[s.age - 1] = tokens[city];
    harbours[city].staysOut = 0;
  }
  s.emit?.({ type: 'navalConflictResolved', age: s.age, strengths, tokens });
}

/**
 * [AR-99] The token of each; null for who stays out. The weakest group is defeated; each group above takes the next reward,
 * a tied one the reward below it, and with it the place of both. All equal: no tokens [AR-95, AR-97].
 */
export function navalTokens(
  strengths: readonly (number | null)[],
  edition: number,
  age: number,
  rulings = 0,
): number[] {
  const tokens = strengths.map(() => 0);
  const ladder = LADDERS[edition][age - 1];
  let place = 0;
  let value = strongestBelow(strengths, Infinity);
  for (let rank = 0; value > NOBODY; rank++) {
    const weaker = strongestBelow(strengths, value);
    const isTied = strengths.indexOf(value) !== strengths.lastIndexOf(value);
    if (rank === 0 && weaker === NOBODY) return tokens;
    if (rank === THIRD && !isTied && (rulings & THIRD_AFTER_TIE) !== 0) place = THIRD;
    const token = weaker === NOBODY ? DEFEATS[age - 1] : (ladder[isTied ? place + 1 : place] ?? 0);
    for (let city = 0; city < strengths.length; city++) if (strengths[city] === value) tokens[city] = token;
    place += isTied ? 2 : 1;
    value = weaker;
  }
  return tokens;
}

const NOBODY = -1;

/** The highest strength below another one; NOBODY if none takes part. */
function strongestBelow(strengths: readonly (number | null)[], limit: number): number {
  let most = NOBODY;
  for (let city = 0; city < strengths.length; city++) {
    const strength = strengths[city];
    if (strength !== null && strength < limit && strength > most) most = strength;
  }
  return most;
}
