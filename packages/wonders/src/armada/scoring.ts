import type { Points, WondersScore } from '../score.ts';
import type { ScienceTerms } from '../scienceTypes.ts';
import { freeSymbolsOf } from '../freeSymbols.ts';
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
  const { cards } = s.cities[city];
  for (let at = 0; at < cards.length; at++)
    commerce += (s.catalog.cards[cards[at]].parts.armada?.perLevel ?? 0) * level;
  let islands = 0;
  const all = islandsOf(s);
  for (const index of harbour.islands) {
    const { points, parts } = all[index];
    islands += points;
    const powers = parts.armada;
    if (powers === undefined) continue;
    islands += powers.perLevel * level + powers.perIsland * harbour.islands.length;
    // [AR-175] The owner counts the colour there is most of.
    if (powers.perCard > 0) islands += powers.perCard * Math.max(...s.cities[city].colours);
  }
  let naval = 0;
  for (let age = 0; age < harbour.tokens.length; age++) naval += harbour.tokens[age];
  return {
    civil: spaceOf(armada, harbour, BLUE_FLEET).points,
    commerce,
    naval,
    islands,
  };
}

/** Adds what Armada gives [AR-117 … AR-119]. */
export function addNavalPoints(s: State, cityIndex: number, points: Points): number {
  const { civil, commerce, naval, islands } = navalPoints(s, armadaOf(s), cityIndex);
  points.civil += civil;
  points.commerce += commerce;
  points.naval = naval;
  points.islands = islands;
  return civil + commerce + naval + islands;
}

/** What Armada adds to science [AR-116, AR-120, AR-121]. */
export function scienceAtSea(s: State, cityIndex: number): ScienceTerms {
  const { harbours, rulings } = armadaOf(s);
  const isCapped = (rulings & SCIENCE_GUILD_UNCAPPED) === 0;
  return {
    most: harbours[cityIndex].mostOwned,
    mostFirst: (rulings & MOST_OWNED_FIRST) !== 0,
    capped: isCapped ? guildSymbols(s, s.cities[cityIndex]) : 0,
    cap: GUILD_CAP,
  };
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

/** [AR-201] The book of the first edition does not speak of coins. */
export function sharesTeamTies(s: State): boolean {
  return s.options.edition === 1 && (armadaOf(s).rulings & SHARED_TEAM_TIE) !== 0;
}
