import type { SeatId } from '@pharos/core';
import { amountOf, EFFECT, sciencePoints, words, type Card, type City, type State } from '@pharos/wonders';
import { countBits } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from './features.ts';
import type { Table } from './table.ts';

const F = seatFeatures.at;
const COINS_PER_POINT = 3;
const COLOURS = words.COLOURS.length;
const FIRST_COLOUR = F.brownCards;

/** Points, coins, cards and science of a city. */
export function describeCity(s: State, seat: SeatId, table: Table, vector: FeatureVector): void {
  const city = s.cities[seat];
  describePoints(s, seat, city, table, vector);
  const { coins } = city;
  vector.add(F.coins, coins);
  vector.add(F.coinsTo3, Math.min(coins, 3));
  vector.add(F.coinsTo6, Math.min(coins, 6));
  vector.add(F.coinPoints, Math.floor(coins / COINS_PER_POINT));
  for (let colour = 0; colour < COLOURS; colour++) vector.add(FIRST_COLOUR + colour, city.colours[colour]);
  if (s.age < 2) vector.add(F.chainsToAge2, countBits(city.chains & table.chainsTo[2]));
  if (s.age < 3) vector.add(F.chainsToAge3, countBits(city.chains & table.chainsTo[3]));
  describeScience(city, vector);
}

function describePoints(s: State, seat: SeatId, city: City, table: Table, vector: FeatureVector): void {
  const { cards, tokens } = city;
  let points = 0;
  let counted = 0;
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    points += table.points[card];
    if (table.counts[card] !== 0) counted += countedPoints(s, seat, s.catalog.cards[card]);
  }
  if (city.side >= 0) {
    const { stages } = s.catalog.boards[city.board].sides[city.side];
    for (let stage = 0; stage < city.stages; stage++) points += stages[stage].points;
  }
  let conflicts = 0;
  for (let index = 0; index < tokens.length; index++) conflicts += tokens[index];
  vector.add(F.points, points);
  vector.add(F.countedPoints, counted);
  vector.add(F.conflictPoints, conflicts);
}

/** The points of a card that are counted at the end, as if it were the end now. */
export function countedPoints(s: State, seat: SeatId, { scoring }: Card): number {
  let points = 0;
  for (let index = 0; index < scoring.length; index++) {
    const effect = scoring[index];
    if (effect.kind !== EFFECT.pointsIfComplete) points += amountOf(s, seat, effect);
  }
  return points;
}

function describeScience({ symbols, freeSymbols }: City, vector: FeatureVector): void {
  const [compasses, gears, tablets] = symbols;
  const held = compasses + gears + tablets + freeSymbols;
  if (held === 0) return;
  const least = Math.min(compasses, gears, tablets);
  const kinds = (compasses > 0 ? 1 : 0) + (gears > 0 ? 1 : 0) + (tablets > 0 ? 1 : 0);
  const short = (compasses === least ? 1 : 0) + (gears === least ? 1 : 0) + (tablets === least ? 1 : 0);
  vector.add(F.sciencePoints, sciencePoints(symbols, freeSymbols));
  vector.add(F.symbols, held);
  vector.add(F.mostOfAKind, Math.max(compasses, gears, tablets));
  vector.add(F.kinds, kinds);
  vector.add(F.almostSet, short === 1 ? 1 : 0);
  vector.add(F.freeSymbols, freeSymbols);
}
