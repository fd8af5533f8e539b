import type { Outcome, SeatId } from '@pharos/core';
import { BLUE, PURPLE, YELLOW, type Card, type Effect } from './catalog.ts';
import { sciencePoints } from './sciencePoints.ts';
import type { WondersScore } from './score.ts';
import { sideOf, type City, type State } from './state.ts';

const COINS_PER_POINT = 3;

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
  const science = sciencePoints(city.symbols, freeSymbolsIn(s, city));
  const total = conflicts + treasury + wonder + civil + science + commerce + guilds;
  const { noPoints, scoring } = s.rules;
  if (noPoints === null) return { conflicts, treasury, wonder, civil, science, commerce, guilds, total };
  // Copied from a score of the same form: cheaper than an object that grows by the categories of expansions.
  const points = { ...noPoints };
  points.conflicts = conflicts;
  points.treasury = treasury;
  points.wonder = wonder;
  points.civil = civil;
  points.science = science;
  points.commerce = commerce;
  points.guilds = guilds;
  points.total = total;
  for (let index = 0; index < scoring.length; index++) points.total += scoring[index](s, cityIndex, points);
  return points;
}

/** Some expansions cap what a guild is worth. */
function guildPoints(s: State, cityIndex: number, card: Card): number {
  return Math.min(s.rules.guildCap, countedPoints(s, cityIndex, card.scoring));
}

/** Points counted at the end [W-78, W-81 … W-89]. */
function countedPoints(s: State, cityIndex: number, effects: readonly Effect[]): number {
  let points = 0;
  for (const effect of effects) points += s.rules.amount[effect.kind](s, cityIndex, effect);
  return points;
}

/** Science symbols of free choice, that of a copied guild among them [W-77, W-84, W-100]. */
export function freeSymbolsIn(s: State, city: City): number {
  return city.freeSymbols + (city.copied < 0 ? 0 : freeSymbolsOf(s.catalog.cards[city.copied]));
}

/** The symbols of free choice that a card gives. */
export function freeSymbolsOf(card: Card): number {
  return card.standing.reduce((count, effect) => (effect.type === 'scienceAny' ? count + effect.count : count), 0);
}

/** Seats from best to worst: by points, then by coins; who has equally many of both shares the place [W-70, W-80]. */
function ranking(s: State, totals: readonly number[]): SeatId[][] {
  const replaced = s.rules.ranking?.(s, totals);
  if (replaced !== undefined && replaced !== null) return replaced;
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
  return ranking(s, totalsOf(scores(s)))[0];
}

function totalsOf(all: readonly WondersScore[]): number[] {
  return all.map(({ total }) => total);
}

/** [W-118] The Free City is not in the ranking. */
export function outcome(s: State): Outcome | null {
  if (s.agenda.length > 0) return null;
  const all = scores(s);
  return { ending: 'points', ranking: ranking(s, totalsOf(all)), scores: all };
}

export function scores(s: State): WondersScore[] {
  return s.cities.slice(0, s.options.players).map((_, seat) => scoreOf(s, seat));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
