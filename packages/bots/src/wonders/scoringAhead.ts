import type { SeatId } from '@pharos/core';
import { amountOf, words, type Piece, type State } from '@pharos/wonders';
import { cardsAhead, fightsAhead, setsAhead, stagesAhead, type Fight } from './prospects.ts';

type Effect = Piece['scoring'][number];

/** What an effect that is counted at the end is going to bring besides what it would bring now. */
type Growth = (s: State, seat: SeatId, effect: Effect, left: number) => number;

/** Whose things count: bits of an effect. */
const OWN = 1;
const NEIGHBOURS = 2;
/** Coins that cities have in the end, and how far those of two of them drift apart. */
const FINAL_COINS = 8;
const COINS_DRIFT = 5;
const CARDS_DRIFT = 1.5;
/** A difference that is settled. */
const SETTLED = 0.15;

const GROWTH: Readonly<Record<string, Growth>> = {
  pointsPerCard: (s, seat, { subject, count, where }, left) =>
    count * overCities(s, seat, where, (city) => cardsOf(s, city, subject, left)),
  pointsPerStage: (s, seat, { count, where }, left) =>
    count * overCities(s, seat, where, (city) => stagesAhead(s, city, left)),
  pointsPerVictory: (s, seat, { subject, count, where }) =>
    count * overCities(s, seat, where, (city) => victoriesAhead(fightsAhead(s, city), subject)),
  pointsPerDefeat: (s, seat, { count, where }) =>
    count * overCities(s, seat, where, (city) => sumOf(fightsAhead(s, city), ({ lose, tokens }) => lose * tokens)),
  pointsPerVictoryPair: (s, seat) => pairsAhead(fightsAhead(s, seat)),
  pointsPerSet: (s, seat, effect, left) => {
    const colours = coloursIn(effect.subject);
    const present = colours.map((colour) => s.cities[seat].colours[colour]);
    const more = colours.map((colour) => cardsAhead(s, seat, colour, left));
    return effect.count * setsAhead(present, more) - amountOf(s, seat, effect);
  },
  pointsPerCoins: (s, seat, { subject, count }, left) =>
    (count * left * (FINAL_COINS - s.cities[seat].coins)) / subject,
  pointsIfMost: (s, seat, effect, left) => {
    const lead = (city: number): number => cardsIn(s, seat, effect.subject) - cardsIn(s, city, effect.subject);
    return effect.count * chanceAhead(s, seat, lead, CARDS_DRIFT * left) - amountOf(s, seat, effect);
  },
  pointsIfRichest: (s, seat, effect, left) => {
    const lead = (city: number): number => s.cities[seat].coins - s.cities[city].coins;
    return effect.count * chanceAhead(s, seat, lead, COINS_DRIFT * left) - amountOf(s, seat, effect);
  },
  pointsIfUndefeated: (s, seat, effect) => {
    const spared = fightsAhead(s, seat).reduce((chance, { lose }) => chance * (1 - lose), 1);
    return amountOf(s, seat, effect) * (spared - 1);
  },
};

/** The points of a piece that are still to come by what its city is going to be. */
export function scoringAhead(s: State, seat: SeatId, { scoring }: Piece, left: number): number {
  let points = 0;
  for (let index = 0; index < scoring.length; index++) {
    const effect = scoring[index];
    points += GROWTH[effect.type]?.(s, seat, effect, left) ?? 0;
  }
  return points;
}

function overCities(s: State, seat: SeatId, where: number, ofCity: (city: number) => number): number {
  let sum = (where & OWN) === 0 ? 0 : ofCity(seat);
  if ((where & NEIGHBOURS) !== 0) for (const city of neighboursOf(s, seat)) sum += ofCity(city);
  return sum;
}

function neighboursOf({ cities }: State, seat: SeatId): readonly number[] {
  return [(seat + 1) % cities.length, (seat + cities.length - 1) % cities.length];
}

function coloursIn(set: number): number[] {
  return [...words.CARD_COLOURS.keys()].filter((colour) => (set & (1 << colour)) !== 0);
}

function cardsIn(s: State, city: number, set: number): number {
  return s.cities[city].colours.reduce((sum, count, colour) => ((set & (1 << colour)) === 0 ? sum : sum + count), 0);
}

function cardsOf(s: State, city: number, set: number, left: number): number {
  return coloursIn(set).reduce((sum, colour) => sum + cardsAhead(s, city, colour, left), 0);
}

function sumOf(fights: readonly Fight[], of: (fight: Fight) => number): number {
  return fights.reduce((sum, fight) => sum + of(fight), 0);
}

/** Victory tokens of a value that are still to come; of any value for 0. */
export function victoriesAhead(fights: readonly Fight[], value = 0): number {
  return sumOf(fights, ({ victory, win, tokens }) => (value === 0 || victory === value ? win * tokens : 0));
}

/** Two victories in one Age are a pair. */
function pairsAhead(fights: readonly Fight[]): number {
  return fights.reduce((sum, { victory, win, tokens }, at) => {
    if (tokens > 1) return sum + win * victory;
    const same = fights.findIndex((other, before) => before < at && other.victory === victory);
    return same < 0 ? sum : sum + win * fights[same].win * victory;
  }, 0);
}

/** The chance of more than either neighbour in the end, from the lead over each now. */
function chanceAhead(s: State, seat: SeatId, lead: (city: number) => number, drift: number): number {
  return neighboursOf(s, seat).reduce(
    (chance, city) => chance * 0.5 * (1 + Math.tanh((lead(city) - 0.5) / (SETTLED + drift))),
    1,
  );
}
