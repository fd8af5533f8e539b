import { CITIES_RULINGS, isPlayed } from './rulings.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../limits.ts';
import type { Expansion, State } from '../state.ts';
import { settlingLosses, takingDebt } from './choices/losses.ts';
import { preview } from './comparison.ts';
import { effects } from './effects.ts';
import { demandLosses, othersLose, settleLosses } from './losses.ts';
import { position } from './position.ts';
import { prices } from './prices.ts';
import { addBlackPoints, copiedScience } from './scoring.ts';
import { citiesOf, cloneCities, encodeCities, newCities } from './state.ts';
import type { CitiesTypes } from './types.ts';
import { blackView } from './view.ts';
import { CITIES } from './words.ts';

declare module '../expansionTypes.ts' {
  interface TypesById {
    readonly cities: CitiesTypes;
  }
}

/** Cities: black cards, debt and diplomacy. */
export const cities: Expansion = {
  id: CITIES,
  name: 'Cities',
  word: 'black',
  viewName: 'black',
  leastPlayers: LEAST_PLAYERS,
  mostPlayers: { 1: 8, 2: 7 },
  hasTeams: true,
  rulings: CITIES_RULINGS,
  effects,
  // [C-2, C-70] As many as there are players, and seven for eight.
  draws: { isIn: (card) => !card.isGuild, perAge: (players) => Math.min(MOST_PLAYERS, players) },
  drawsGuild: (_, options) => options.edition === 1 || isPlayed({ options }, 'expansionGuilds'),
  // [C-3, C-70, C-80] Eight share the cards for seven, unless Armada adds an eighth.
  cardsPerAge: ({ players, packs }) => (players <= MOST_PLAYERS || packs.includes('armada') ? 1 : 0),
  drawsBoard: (options, board) =>
    board !== 'byzantium' || options.players > LEAST_PLAYERS || !isPlayed({ options }, 'noByzantiumForThree'),
  newPart: (_, options) => newCities(options),
  clonePart: (s) => cloneCities(citiesOf(s)),
  encodePart: (s, out) => encodeCities(citiesOf(s), out),
  choices: [settlingLosses],
  actions: [takingDebt],
  prices,
  losses: demandLosses,
  settleLosses: { separately: (s) => isPlayed(s, 'citiesLossesFirst'), settle: settleLosses },
  othersLose,
  // [C-31]
  staysOut: (s, city) => citiesOf(s).diplomacy[city] > 0,
  afterConflicts: useDiplomacy,
  scoring: { categories: ['black', 'debt'], score: addBlackPoints },
  science: copiedScience,
  view: blackView,
  preview,
  position,
};

/** [C-34] A token that was used goes back; others are kept for later Ages. */
function useDiplomacy(s: State): void {
  const { diplomacy } = citiesOf(s);
  for (const [city, count] of diplomacy.entries()) {
    if (count === 0) continue;
    diplomacy[city] = isPlayed(s, 'allDiplomacyUsed') ? 0 : count - 1;
    s.emit?.({ type: 'diplomacyUsed', city });
  }
}
