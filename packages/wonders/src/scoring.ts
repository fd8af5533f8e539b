import type { Outcome, SeatId } from '@pharos/core';
import { BLUE, PURPLE, YELLOW, type Card, type Effect } from './catalog.ts';
import { scienceOf } from './science.ts';
import type { WondersScore } from './score.ts';
import { sideOf, type State } from './state.ts';
import { rankTeams } from './teams.ts';

const COINS_PER_POINT = 3;

/** The score of a city as if the game ended now. */
export function scoreOf(s: State, cityIndex: number): WondersScore {
  const city = s.cities[cityIndex];
  const conflicts = sum(city.tokens);
  const treasury = Math.floor(city.coins / COINS_PER_POINT);
  let wonder = 0;
  if (city.stages > 0) {
    const { stages } = sideOf(s, city);
    for (let stage = 0; stage < city.stages; stage++) wonder += stages[stage].points;
  }
  let civil = 0;
  let commerce = 0;
  let guilds = 0;
  for (let at = 0; at < city.cards.length; at++) {
    const card = s.catalog.cards[city.cards[at]];
    if (card.colour === BLUE) civil += card.points;
    else if (card.colour === YELLOW) commerce += card.points + countedPoints(s, cityIndex, card.scoring);
    else if (card.colour === PURPLE) guilds += guildPoints(s, cityIndex, card);
  }
  const copied = city.copied < 0 ? null : s.catalog.cards[city.copied];
  if (copied !== null) guilds += guildPoints(s, cityIndex, copied);
  const science = scienceOf(s, cityIndex);
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
  return Math.min(s.rules.guildCap, card.points + countedPoints(s, cityIndex, card.scoring));
}

/** Points counted at the end [W-78, W-81 … W-89]. */
export function countedPoints(s: State, cityIndex: number, effects: readonly Effect[]): number {
  let points = 0;
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index];
    points += s.rules.amount[effect.kind](s, cityIndex, effect);
  }
  return points;
}

/** Seats from best to worst: by points, then by coins; who has equally many of both shares the place [W-70, W-80]. */
function ranking(s: State, totals: readonly number[]): SeatId[][] {
  if (s.options.teams === true) {
    const isShared = s.rules.sharesTeamTies?.(s) === true;
    return rankTeams(
      totals,
      s.cities.map(({ coins }) => (isShared ? 0 : coins)),
    );
  }
  const groups: SeatId[][] = [];
  for (let seat = 0; seat < totals.length; seat++) {
    let at = 0;
    while (at < groups.length && compare(s, totals, groups[at][0], seat) < 0) at++;
    if (at < groups.length && compare(s, totals, groups[at][0], seat) === 0) groups[at].push(seat);
    else groups.splice(at, 0, [seat]);
  }
  return groups;
}

/** Below 0 if seat `a` comes before seat `b`. */
function compare(s: State, totals: readonly number[], a: SeatId, b: SeatId): number {
  return totals[b] - totals[a] || s.cities[b].coins - s.cities[a].coins;
}

export function winners(s: State): SeatId[] {
  return ranking(s, totalsOf(scores(s)))[0];
}

function totalsOf(all: readonly WondersScore[]): number[] {
  const totals: number[] = [];
  for (let seat = 0; seat < all.length; seat++) totals.push(all[seat].total);
  return totals;
}

/** [W-118] The Free City is not in the ranking. */
export function outcome(s: State): Outcome | null {
  if (s.agenda.length > 0) return null;
  const all = scores(s);
  return { ending: 'points', ranking: ranking(s, totalsOf(all)), scores: all };
}

export function scores(s: State): WondersScore[] {
  const all: WondersScore[] = [];
  for (let seat = 0; seat < s.options.players; seat++) all.push(scoreOf(s, seat));
  return all;
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < numbers.length; index++) total += numbers[index];
  return total;
}
