import type { SeatId } from '@pharos/core';
import {
  amountOf,
  EFFECT,
  sciencePoints,
  singleSets,
  type Card,
  type City,
  type Piece,
  type State,
} from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { countedPoints } from './city.ts';
import { moveFeatures } from './features.ts';
import { FREE_SYMBOL, type Table } from './table.ts';

const F = moveFeatures.at;
const LAST_AGE = 3;

/** What building a card brings a city. */
export function describeCard(s: State, seat: SeatId, index: number, table: Table, vector: FeatureVector): void {
  const city = s.cities[seat];
  const card = s.catalog.cards[index];
  vector.add(table.build[index], 1);
  vector.add(F.chain, (city.chains & card.freeWith) !== 0 ? 1 : 0);
  vector.add(F.points, card.points);
  if (table.counts[index] !== 0) vector.add(F.countedPoints, countedPoints(s, seat, card));
  describeIncome(s, seat, card, vector);
  if (table.shields[index] !== 0) describeShields(s, seat, table.shields[index], vector);
  if (table.symbol[index] >= 0) describeSymbol(s, city, table.symbol[index], vector);
  describeUnits(city, card, vector);
}

function describeIncome(s: State, seat: SeatId, { coins, income }: Card, vector: FeatureVector): void {
  let gained = coins;
  for (let index = 0; index < income.length; index++) gained += amountOf(s, seat, income[index]);
  vector.add(F.coins, gained);
}

/** Shields count where they decide a conflict. */
function describeShields({ cities, age }: State, seat: SeatId, shields: number, vector: FeatureVector): void {
  const own = cities[seat].shields;
  const left = cities[seat + 1 === cities.length ? 0 : seat + 1].shields;
  const right = cities[seat === 0 ? cities.length - 1 : seat - 1].shields;
  const overtaken = (own <= left && own + shields >= left ? 1 : 0) + (own <= right && own + shields >= right ? 1 : 0);
  vector.add(F.overtakes, overtaken);
  vector.add(F.idleShields, own > left && own > right ? 1 : 0);
  if (age === LAST_AGE) vector.add(F.lateShields, overtaken);
}

const symbols = [0, 0, 0];

function describeSymbol({ age }: State, city: City, symbol: number, vector: FeatureVector): void {
  for (let kind = 0; kind < symbols.length; kind++) symbols[kind] = city.symbols[kind];
  let free = city.freeSymbols;
  const before = sciencePoints(symbols, free);
  if (symbol === FREE_SYMBOL) free++;
  else symbols[symbol]++;
  const gained = sciencePoints(symbols, free) - before;
  vector.add(F.sciencePoints, gained);
  if (age < LAST_AGE) vector.add(F.laterScience, gained);
}

/** A first unit of a resource is worth more than a second. */
function describeUnits(city: City, { standing }: Card, vector: FeatureVector): void {
  for (let index = 0; index < standing.length; index++) {
    const { kind, subject } = standing[index];
    if (kind > EFFECT.produceOne) continue;
    const set = kind === EFFECT.produce ? singleSets[subject] : subject;
    vector.add(city.supply[set] === 0 ? F.firstUnits : F.secondUnits, 1);
  }
}

export function describeStage({ points, coins, standing }: Piece, vector: FeatureVector): void {
  vector.add(F.stagePoints, points);
  vector.add(F.stageCoins, coins);
  for (let index = 0; index < standing.length; index++) {
    const { kind, count } = standing[index];
    if (kind <= EFFECT.produceOne) vector.add(F.stageUnits, 1);
    else if (kind === EFFECT.shields) vector.add(F.stageShields, count);
    else if (kind === EFFECT.science || kind === EFFECT.scienceAny) vector.add(F.stageSymbols, 1);
    else vector.add(F.stageAbility, 1);
  }
}
