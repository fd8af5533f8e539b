import type { SeatId } from '@pharos/core';
import type { Points, WondersScore } from '../score.ts';
import { freeSymbolsIn, freeSymbolsOf } from '../scoring.ts';
import { sciencePoints } from '../sciencePoints.ts';
import type { City, State } from '../state.ts';
import { islandsOf } from './islands.ts';
import { BLUE_FLEET } from './naval.ts';
import { MOST_OWNED_FIRST, SCIENCE_GUILD_UNCAPPED, SHARED_TEAM_TIE } from './options.ts';
import { commerceLevel, spaceOf } from './ships.ts';
import { armadaOf, type ArmadaState } from './state.ts';

/** [AR-115] The most a guild is worth. */
export const GUILD_CAP = 10;

/** The score of a game with Armada: naval tokens and islands are categories of their own. */
export type ArmadaScore = WondersScore & Readonly<Record<'naval' | 'islands', number>>;

/** Points that only Armada gives. */
export interface NavalPoints {
  /** Added to those of blue cards: the space of the blue ship [AR-117]. */
  readonly civil: number;
  /** Added to those of yellow cards. */
  readonly commerce: number;
  readonly naval: number;
  readonly islands: number;
}

export function navalPoints(s: State, armada: ArmadaState, city: number): NavalPoints {
  const harbour = armada.harbours[city];
  const level = commerceLevel(armada, harbour);
  let commerce = 0;
  for (const card of s.cities[city].cards) commerce += (s.catalog.cards[card].parts.armada?.perLevel ?? 0) * level;
  let islands = 0;
  const all = islandsOf(s);
  for (const index of harbour.islands) {
    const { points, parts } = all[index];
    islands += points;
    const naval = parts.armada;
    if (naval === undefined) continue;
    islands += naval.perLevel * level + naval.perIsland * harbour.islands.length;
    // [AR-175] The owner counts the colour there is most of.
    islands += naval.perCard * Math.max(...s.cities[city].colours);
  }
  return {
    civil: spaceOf(armada, harbour, BLUE_FLEET).points,
    commerce,
    naval: harbour.tokens.reduce((sum, token) => sum + token, 0),
    islands,
  };
}

/** Adds what Armada gives [AR-117 … AR-121]. */
export function addNavalPoints(s: State, cityIndex: number, points: Points): number {
  const armada = armadaOf(s);
  const city = s.cities[cityIndex];
  const { civil, commerce, naval, islands } = navalPoints(s, armada, cityIndex);
  const free = freeSymbolsIn(s, city);
  const isCapped = free > 0 && (armada.rulings & SCIENCE_GUILD_UNCAPPED) === 0;
  const capped = isCapped ? guildSymbols(s, city) : 0;
  const science = scienceAtSea(armada, cityIndex, city.symbols, free, capped, worthOf);
  const grows = civil + commerce + science - points.science + naval + islands;
  points.civil += civil;
  points.science = science;
  points.commerce += commerce;
  points.naval = naval;
  points.islands = islands;
  return grows;
}

function worthOf(symbols: readonly number[]): number {
  return sciencePoints(symbols, 0);
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

/**
 * [AR-120, AR-121] The best use of symbols of free choice, and after them, one by one, one more of the kind there is most
 * of; the owner picks among equals. `mostFirst` turns the order round.
 */
export function bestSymbols(
  symbols: readonly number[],
  free: number,
  most: number,
  worth: (symbols: readonly number[]) => number,
  mostFirst = false,
): number {
  if (free === 0 && most === 0) return worth(symbols);
  const isFree = free > 0 && (most === 0 || !mostFirst);
  const top = Math.max(...symbols);
  const candidates = [...symbols.keys()].filter((kind) => isFree || symbols[kind] === top);
  return Math.max(
    ...candidates.map((kind) => {
      const next = symbols.map((count, other) => (other === kind ? count + 1 : count));
      return isFree
        ? bestSymbols(next, free - 1, most, worth, mostFirst)
        : bestSymbols(next, free, most - 1, worth, mostFirst);
    }),
  );
}

/**
 * Science with the symbols that are fixed at the end. So many of the free ones, `capped`, come from guilds: each adds the
 * difference to the score without it, and that no more than other guilds do [AR-116].
 */
export function scienceAtSea(
  armada: ArmadaState,
  city: number,
  symbols: readonly number[],
  free: number,
  capped: number,
  worth: (symbols: readonly number[]) => number,
): number {
  const mostFirst = (armada.rulings & MOST_OWNED_FIRST) !== 0;
  const points = (count: number): number =>
    bestSymbols(symbols, count, armada.harbours[city].mostOwned, worth, mostFirst);
  let sum = points(free - capped);
  for (let count = free - capped; count < free; count++) {
    sum += Math.min(GUILD_CAP, points(count + 1) - points(count));
  }
  return sum;
}

/** Teams are ranked, where there are any. */
export function rankInTeams(s: State, totals: readonly number[]): SeatId[][] | null {
  if (s.options.teams !== true) return null;
  // [AR-201] The book of the first edition does not speak of coins.
  const isShared = s.options.edition === 1 && (armadaOf(s).rulings & SHARED_TEAM_TIE) !== 0;
  return rankTeams(
    totals,
    s.cities.map(({ coins }) => (isShared ? 0 : coins)),
  );
}

/** [AR-200, AR-201] Teams from best to worst: by points and then coins of both partners; equal ones share the place. */
export function rankTeams(totals: readonly number[], coins: readonly number[]): SeatId[][] {
  const teams = Array.from({ length: totals.length / 2 }, (_, team) => ({
    seats: [2 * team, 2 * team + 1],
    points: totals[2 * team] + totals[2 * team + 1],
    coins: coins[2 * team] + coins[2 * team + 1],
  })).sort((a, b) => b.points - a.points || b.coins - a.coins);
  const groups: SeatId[][] = [];
  for (const [index, team] of teams.entries()) {
    const before = teams[index - 1];
    const isTied = index > 0 && before.points === team.points && before.coins === team.coins;
    if (isTied) groups[groups.length - 1].push(...team.seats);
    else groups.push([...team.seats]);
  }
  return groups;
}
