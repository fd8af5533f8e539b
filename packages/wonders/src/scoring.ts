import type { Outcome, SeatId } from '@pharos/core';
import { SCIENCE_GUILD_UNCAPPED, SHARED_TEAM_TIE } from './armada/options.ts';
import { GUILD_CAP, navalPoints, rankTeams, scienceAtSea } from './armada/scoring.ts';
import { BLUE, EFFECT, PURPLE, YELLOW, type Card, type Effect } from './catalog.ts';
import { countFor } from './coins.ts';
import type { ArmadaState } from './armada/state.ts';
import { sideOf, type City, type State } from './state.ts';

const COINS_PER_POINT = 3;
const POINTS_PER_SET = 7;

/** Points by category [W-70]. */
export type WondersScore = Readonly<
  Record<'conflicts' | 'treasury' | 'wonder' | 'civil' | 'science' | 'commerce' | 'guilds' | 'total', number>
>;

/** With Armada there are two more: naval tokens, and islands. */
export type ArmadaScore = WondersScore & Readonly<Record<'naval' | 'islands', number>>;

/** The score of a city as if the game ended now. */
export function scoreOf(s: State, cityIndex: number): WondersScore {
  const city = s.cities[cityIndex];
  const conflicts = sum(city.tokens);
  const treasury = Math.floor(city.coins / COINS_PER_POINT);
  let wonder = 0;
  for (let stage = 0; stage < city.stages; stage++) wonder += sideOf(s, city).stages[stage].points;
  let civil = 0;
  let commerce = 0;
  let guilds = 0;
  for (const index of city.cards) {
    const card = s.catalog.cards[index];
    if (card.colour === BLUE) civil += card.points;
    else if (card.colour === YELLOW) commerce += card.points + countedPoints(s, cityIndex, card.scoring);
    else if (card.colour === PURPLE) guilds += guildPoints(s, cityIndex, card);
  }
  const copied = city.copied < 0 ? null : s.catalog.cards[city.copied];
  if (copied !== null) guilds += guildPoints(s, cityIndex, copied);
  const free = city.freeSymbols + (copied === null ? 0 : freeSymbolsOf(copied));
  const science = sciencePoints(city.symbols, free);
  const total = conflicts + treasury + wonder + civil + science + commerce + guilds;
  const score = { conflicts, treasury, wonder, civil, science, commerce, guilds, total };
  return s.armada === null ? score : withArmada(s, s.armada, cityIndex, score, free);
}

/** Adds what Armada gives [AR-117 … AR-121]. */
function withArmada(s: State, armada: ArmadaState, cityIndex: number, score: WondersScore, free: number): ArmadaScore {
  const { civil, commerce, naval, islands } = navalPoints(s, armada, cityIndex);
  const { symbols } = s.cities[cityIndex];
  const isCapped = free > 0 && (armada.rulings & SCIENCE_GUILD_UNCAPPED) === 0;
  const capped = isCapped ? guildSymbols(s, s.cities[cityIndex]) : 0;
  const science = scienceAtSea(armada, cityIndex, symbols, free, capped, (all) => sciencePoints(all, 0));
  // Written out rather than spread: bots ask for scores all the time.
  return {
    conflicts: score.conflicts,
    treasury: score.treasury,
    wonder: score.wonder,
    civil: score.civil + civil,
    science,
    commerce: score.commerce + commerce,
    guilds: score.guilds,
    naval,
    islands,
    total: score.total + civil + commerce + science - score.science + naval + islands,
  };
}

/** [AR-115] With Armada no guild is worth more than ten. */
function guildPoints(s: State, cityIndex: number, card: Card): number {
  const points = countedPoints(s, cityIndex, card.scoring);
  return s.armada === null ? points : Math.min(GUILD_CAP, points);
}

/** Points counted at the end [W-78, W-81 … W-89]; a copied guild looks from the seat of the copier [W-100]. */
function countedPoints(s: State, cityIndex: number, effects: readonly Effect[]): number {
  let points = 0;
  for (const effect of effects) {
    if (effect.kind !== EFFECT.pointsIfComplete) points += effect.count * countFor(s, cityIndex, effect);
    else if (isComplete(s, s.cities[cityIndex])) points += effect.count;
  }
  return points;
}

/** Whether every stage of the side in use is built [W-89]. */
function isComplete(s: State, city: City): boolean {
  return city.stages === sideOf(s, city).stages.length;
}

/** Symbols of free choice that come from guilds, a copied one among them [AR-116]. */
function guildSymbols(s: State, city: City): number {
  let count = city.copied < 0 ? 0 : freeSymbolsOf(s.catalog.cards[city.copied]);
  for (const index of city.cards) {
    const card = s.catalog.cards[index];
    if (card.isGuild) count += freeSymbolsOf(card);
  }
  return count;
}

/** [W-84, W-100] A copied Scientists Guild gives its symbol of free choice. */
function freeSymbolsOf(card: Card): number {
  return card.standing.reduce((count, effect) => (effect.kind === EFFECT.scienceAny ? count + effect.count : count), 0);
}

/** Squares of equal symbols and 7 for each set of three [W-75, W-76], with the best use of free symbols together [W-77]. */
export function sciencePoints(symbols: readonly number[], free: number): number {
  let best = 0;
  for (let first = 0; first <= free; first++) {
    for (let second = 0; first + second <= free; second++) {
      const compasses = symbols[0] + first;
      const gears = symbols[1] + second;
      const tablets = symbols[2] + free - first - second;
      const squares = compasses * compasses + gears * gears + tablets * tablets;
      best = Math.max(best, squares + POINTS_PER_SET * Math.min(compasses, gears, tablets));
    }
  }
  return best;
}

/** What symbols are worth before those of free choice: the square of each number, and the sets [W-75, W-76]. */
export function scienceParts(symbols: readonly number[]): {
  readonly squares: readonly number[];
  readonly sets: number;
  readonly setPoints: number;
} {
  const sets = Math.min(...symbols);
  return { squares: symbols.map((count) => count * count), sets, setPoints: POINTS_PER_SET * sets };
}

/** Seats from best to worst: by points, then by coins; who has equally many of both shares the place [W-70, W-80]. */
function ranking(s: State): SeatId[][] {
  const totals = Array.from({ length: s.options.players }, (_, seat) => scoreOf(s, seat).total);
  if (s.options.teams === true) {
    // [AR-201] The book of the first edition does not speak of coins.
    const isShared = s.options.edition === 1 && ((s.armada?.rulings ?? 0) & SHARED_TEAM_TIE) !== 0;
    return rankTeams(
      totals,
      s.cities.map(({ coins }) => (isShared ? 0 : coins)),
    );
  }
  const compare = (a: SeatId, b: SeatId): number => totals[b] - totals[a] || s.cities[b].coins - s.cities[a].coins;
  const groups: SeatId[][] = [];
  for (const seat of [...totals.keys()].sort(compare)) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

export function winners(s: State): SeatId[] {
  return ranking(s)[0];
}

/** [W-118] The Free City is not in the ranking. */
export function outcome(s: State): Outcome | null {
  if (s.agenda.length > 0) return null;
  return {
    ending: 'points',
    ranking: ranking(s),
    scores: scores(s),
  };
}

export function scores(s: State): WondersScore[] {
  return s.cities.slice(0, s.options.players).map((_, seat) => scoreOf(s, seat));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
