import { startTurnOfCoins, takeVictory, VICTORY_VALUES } from './coins.ts';
import { ask, type Course } from './questions.ts';
import { navalStrength } from './ships.ts';
import { effectsIn, has, hasPower, sum, type City, type Table } from './table.ts';

/** The end of an Age [AR-26, C-85]. */
export function* resolveConflicts(table: Table): Course {
  // [L-46] A turn of its own as far as coins of the bank are concerned.
  startTurnOfCoins(table);
  fightOnLand(table);
  table.incursions = [];
  if (table.rules.armada) yield* fightAtSea(table);
}

/** Two cities that fight, and how many tokens each takes. */
interface LandConflict {
  readonly cities: readonly [City, City];
  readonly tokens: number;
}

function fightOnLand(table: Table): void {
  const shields = new Map(table.cities.map((city) => [city, shieldsOf(city)]));
  for (const { cities, tokens } of landConflicts(table)) {
    const [one, other] = cities;
    const difference = (shields.get(one) ?? 0) - (shields.get(other) ?? 0);
    if (difference === 0) continue;
    const [winner, loser] = difference > 0 ? [one, other] : [other, one];
    for (let token = 0; token < tokens; token++) {
      takeVictory(winner, VICTORY_VALUES[table.age]);
      // [L-48]
      if (has(loser, 'passDefeats')) winner.defeats++;
      else loser.defeats++;
    }
  }
  // [C-34] Who has several uses one of them in each Age.
  for (const city of table.cities) city.diplomacy = Math.max(0, city.diplomacy - 1);
}

/** [W-60] Semiramis adds one for each defeat */
function shieldsOf(city: City): number {
  const printed = sum(effectsIn(city, 'shields').map(({ count }) => count));
  return printed + sum(effectsIn(city, 'shieldsPerDefeat').map(({ count }) => count * city.defeats));
}

function landConflicts(table: Table): readonly LandConflict[] {
  const conflicts = table.rules.teams ? conflictsOfTeams(table) : conflictsOfNeighbours(table);
  for (const { attacker, target } of table.incursions) {
    const cities = [table.cities[attacker], table.cities[target]] as const;
    // [AR-104, AR-107, AR-109] Two players fight once, whatever the reasons; diplomacy does not stop it [AR-108].
    const isFought = conflicts.some((other) => cities.every((city) => other.cities.includes(city)));
    if (!isFought) conflicts.push({ cities, tokens: 1 });
  }
  return conflicts;
}

/** [W-60, C-31 … C-33] In the ring of those without diplomacy. */
function conflictsOfNeighbours(table: Table): LandConflict[] {
  const ring = table.cities.filter(({ diplomacy }) => diplomacy === 0);
  if (ring.length < 2) return [];
  if (ring.length === 2) return [{ cities: [ring[0], ring[1]], tokens: 1 }];
  return ring.map((city, at) => ({ cities: [city, ring[(at + 1) % ring.length]], tokens: 1 }));
}

/** [AR-195, AR-196, C-77, C-78] Where two teams meet there are two tokens, one where a diplomat sits. */
function conflictsOfTeams(table: Table): LandConflict[] {
  return table.cities
    .filter(({ seat }) => seat % 2 === 1)
    .map((city) => {
      const opponent = table.cities[(city.seat + 1) % table.cities.length];
      return { cities: [city, opponent], tokens: city.diplomacy + opponent.diplomacy > 0 ? 1 : 2 };
    });
}

/** [AR-87] */
const NAVAL_DEFEAT = { 1: -1, 2: -2, 3: -3 } as const;
const NAVAL_REWARDS = {
  1: { 1: [3, 1], 2: [5, 3], 3: [7, 5, 3] },
  2: { 1: [3, 1], 2: [5, 3], 3: [7, 5] },
} as const;

/** [AR-85 … AR-99] */
function* fightAtSea(table: Table): Course {
  const fighting: City[] = [];
  for (const city of table.cities) if (yield* takesPart(city)) fighting.push(city);
  const strengths = new Map(fighting.map((city) => [city, navalStrength(table, city)]));
  const levels = [...new Set(strengths.values())].toSorted((one, other) => other - one);
  const groups = levels.map((level) => fighting.filter((city) => strengths.get(city) === level));
  // [AR-95, AR-97]
  const weakest = groups.length > 1 ? (groups.pop() ?? []) : [];
  const tokens = new Map(weakest.map((city) => [city, NAVAL_DEFEAT[table.age] as number]));
  const rewards: readonly number[] = NAVAL_REWARDS[table.rules.edition][table.age];
  let place = 0;
  if (weakest.length > 0)
    for (const group of groups) {
      // [AR-92, AR-93] Tied players take the reward of the next place, and both places are gone.
      const reward = rewards.at(group.length === 1 ? place : place + 1);
      for (const city of group) tokens.set(city, reward ?? 0);
      place += group.length === 1 ? 1 : 2;
    }
  for (const city of table.cities) city.navalTokens.push(tokens.get(city) ?? 0);
}

/** [AR-96] */
function* takesPart(city: City): Course<boolean> {
  if (!hasPower(city, 'mayStayOut')) return true;
  return yield* ask(city.seat, [
    { text: 'take part', value: true },
    { text: 'stay out', value: false },
  ]);
}
