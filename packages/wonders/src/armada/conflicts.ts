import { tellConflict, tokenFor, tokenTotals } from '../conflicts.ts';
import type { ConflictAhead } from '../expansion.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { task } from '../tasks.ts';
import { MAY_STAY_OUT } from './naval.ts';
import { DEFEATS, LADDERS } from './navalLadder.ts';
import { THIRD_AFTER_TIE } from './options.ts';
import { attackerOf, packRaided, targetOf } from './raids.ts';
import { navalStrength } from './ships.ts';
import { partnerOf } from './teams.ts';
import { armadaOf, type ArmadaState } from './state.ts';
import { NAVAL_CONFLICT, STAY_OUT } from './tasks.ts';

/** The third-strongest group, counted from 0. */
const THIRD = 2;

/** [AR-26] Land conflicts, incursions among them; then the tokens go back, and the fleets meet. */
export function endAgeAtSea(s: State, armada: ArmadaState): void {
  for (let city = 0; city < s.cities.length; city++) resolveBorder(s, armada, city, leftOf(s, city));
  resolveRaids(s, armada);
  s.conflicts = s.age;
  s.agenda.push(task(NAVAL_CONFLICT));
  for (const [city, { powers }] of armada.harbours.entries()) {
    if ((powers & MAY_STAY_OUT) !== 0) s.agenda.push(task(STAY_OUT, city));
  }
}

/** [AR-195, AR-196] Partners do not fight, and with one conflict each its tokens are doubled: they fill both places. */
function resolveBorder(s: State, armada: ArmadaState, city: number, left: number): void {
  if (armada.teams && partnerOf(city) === left) return;
  const slot = 2 * (s.age - 1);
  const own = s.cities[city].shields;
  const other = s.cities[left].shields;
  const mine = tokenFor(s.age, own, other);
  const theirs = tokenFor(s.age, other, own);
  s.cities[city].tokens[slot] = mine;
  s.cities[left].tokens[slot + 1] = theirs;
  if (armada.teams) {
    s.cities[city].tokens[slot + 1] = mine;
    s.cities[left].tokens[slot] = theirs;
  }
  const count = armada.teams ? 2 : 1;
  tellConflict(s, city, left, count * mine, count * theirs);
}

/** The land conflicts a city has to fight: not with a partner, and against incursions [AR-102, AR-195, AR-196]. */
export function conflictsAhead(s: State, city: number): ConflictAhead[] {
  const { teams, raids } = armadaOf(s);
  const borders = [
    { kind: 'left', opponent: leftOf(s, city), tokens: teams ? 2 : 1 },
    { kind: 'right', opponent: rightOf(s, city), tokens: teams ? 2 : 1 },
  ] as const;
  const met = new Set<number>();
  for (const raid of raids) {
    if (attackerOf(raid) === city) met.add(targetOf(raid));
    else if (targetOf(raid) === city) met.add(attackerOf(raid));
  }
  return [
    ...borders.filter(({ opponent }) => !teams || partnerOf(city) !== opponent),
    ...[...met].map((opponent): ConflictAhead => ({ kind: 'incursion', opponent, tokens: 1 })),
  ];
}

/** [AR-102 … AR-107] One extra conflict for each pair, with a single token for either side [AR-199]. */
function resolveRaids(s: State, armada: ArmadaState): void {
  const met = new Set<string>();
  for (const raid of armada.raids) {
    const city = attackerOf(raid);
    const target = targetOf(raid);
    const pair = [city, target].sort((a, b) => a - b).join();
    if (met.has(pair)) continue;
    met.add(pair);
    const shields = [s.cities[city].shields, s.cities[target].shields] as const;
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
  if (token !== 0) s.cities[city].tokens.push(token);
}

/** [AR-85] One conflict among all who take part. */
export function resolveNavalConflict(s: State, armada: ArmadaState): void {
  const strengths = armada.harbours.map((harbour) => (harbour.staysOut === 1 ? null : navalStrength(armada, harbour)));
  const tokens = navalTokens(strengths, s.options.edition, s.age, armada.rulings);
  for (const [city, harbour] of armada.harbours.entries()) {
    harbour.tokens[s.age - 1] = tokens[city];
    harbour.staysOut = 0;
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
  const taking = strengths.filter((strength) => strength !== null);
  const values = [...new Set(taking)].sort((a, b) => b - a);
  const tokens = strengths.map(() => 0);
  if (values.length < 2) return tokens;
  const ladder = LADDERS[edition][age - 1];
  let place = 0;
  for (const [rank, value] of values.entries()) {
    const group = [...strengths.keys()].filter((city) => strengths[city] === value);
    const isTied = group.length > 1;
    const isWeakest = rank === values.length - 1;
    if (rank === THIRD && !isTied && (rulings & THIRD_AFTER_TIE) !== 0) place = THIRD;
    const token = isWeakest ? DEFEATS[age - 1] : (ladder[isTied ? place + 1 : place] ?? 0);
    for (const city of group) tokens[city] = token;
    place += isTied ? 2 : 1;
  }
  return tokens;
}
