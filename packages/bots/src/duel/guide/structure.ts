import type { SeatId } from '@pharos/core';
import { cardPrice, type Player, type State } from '@pharos/duel';
import { countBits, lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from './features.ts';
import { NO_SYMBOL, type Table } from './table.ts';

const F = seatFeatures.at;
const SYMBOLS_TO_WIN = 6;
const CAPITAL = 9;
const AGE_2 = 1;
const AGE_3 = 2;
const ZONE_POINTS = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10];
/** More shields than are missing are no better. */
const REACH = 4;

/** What the structure promises a seat: cards in sight, and open ones to whose turn it is. */
export function describeStructure(
  s: State,
  seat: SeatId,
  isOnTurn: boolean,
  table: Table,
  vector: FeatureVector,
): void {
  const player = s.players[seat];
  const { chainsTo } = table;
  const different = differentSymbols(player.symbols);
  const advance = seat === 0 ? s.pawn : -s.pawn;
  describeScience(player, different, vector);
  describeAdvance(s, seat, advance, vector);
  vector.add(F.chainsToAge2, s.age < 2 ? countBits(player.chains & chainsTo[AGE_2]) : 0);
  vector.add(F.chainsToAge3, s.age < 3 ? countBits(player.chains & chainsTo[AGE_3]) : 0);
  if (s.age === 0) return;
  describeSight(s, player, different, advance, table, vector);
  describeOpen(s, player, different, advance, isOnTurn, table, vector);
}

function differentSymbols(symbols: readonly number[]): number {
  let different = 0;
  for (let symbol = 0; symbol < symbols.length; symbol++) if (symbols[symbol] > 0) different++;
  return different;
}

function describeScience({ symbols }: Player, different: number, vector: FeatureVector): void {
  let halfPairs = 0;
  for (let symbol = 0; symbol < symbols.length; symbol++) if (symbols[symbol] === 1) halfPairs++;
  for (let step = 0; step < different && step < SYMBOLS_TO_WIN - 1; step++) vector.add(F.symbols1 + step, 1);
  vector.add(F.halfPairs, halfPairs);
}

function describeAdvance(s: State, seat: SeatId, advance: number, vector: FeatureVector): void {
  vector.add(F.militaryTokens, countBits((s.militaryTokens >> (2 * seat)) & 3));
  if (advance <= 0) return;
  vector.add(F.advance, advance);
  vector.add(F.advanceBeyond2, Math.max(0, advance - 2));
  vector.add(F.advanceBeyond5, Math.max(0, advance - 5));
  vector.add(F.advanceBeyond7, Math.max(0, advance - 7));
  vector.add(F.militaryPoints, ZONE_POINTS[advance]);
}

/** Cards that lie face up, whether they can be taken yet or not. */
function describeSight(
  s: State,
  player: Player,
  different: number,
  advance: number,
  table: Table,
  vector: FeatureVector,
): void {
  const { cardShields, cardSymbol, cardFreeWith } = table;
  const deck = s.deal.decks[s.age - 1];
  let shields = 0;
  let news = 0;
  let pairs = 0;
  let chains = 0;
  for (let slots = s.present & s.faceUp; slots !== 0; slots &= slots - 1) {
    const card = deck[lowestBit(slots)];
    shields += cardShields[card];
    const symbol = cardSymbol[card];
    if (symbol !== NO_SYMBOL) {
      if (player.symbols[symbol] === 0) news++;
      else if (player.symbols[symbol] === 1) pairs++;
    }
    if ((player.chains & cardFreeWith[card]) !== 0) chains++;
  }
  vector.add(F.newSymbolsInSight, news);
  vector.add(F.pairsInSight, pairs);
  vector.add(F.chainsInSight, chains);
  if (different === SYMBOLS_TO_WIN - 1) vector.add(F.lastSymbolsInSight, news);
  vector.add(F.shieldsInReach, Math.max(0, Math.min(REACH, shields - (CAPITAL - advance) + 1)));
}

/** Cards that can be taken now. */
function describeOpen(
  s: State,
  player: Player,
  different: number,
  advance: number,
  isOnTurn: boolean,
  table: Table,
  vector: FeatureVector,
): void {
  const { cardPoints, cardShields, cardSymbol, isNoBuilding } = table;
  const deck = s.deal.decks[s.age - 1];
  let affordable = 0;
  let bestPoints = 0;
  let wins = 0;
  let symbols = 0;
  let pairs = 0;
  for (let slots = s.accessible & s.faceUp; slots !== 0; slots &= slots - 1) {
    const card = deck[lowestBit(slots)];
    if (isNoBuilding[card] !== 0 || cardPrice(player, s.catalog.cards[card]) > player.coins) continue;
    affordable++;
    if (cardPoints[card] > bestPoints) bestPoints = cardPoints[card];
    if (cardShields[card] >= CAPITAL - advance) wins = 1;
    const symbol = cardSymbol[card];
    if (symbol === NO_SYMBOL) continue;
    if (player.symbols[symbol] === 1 && s.board !== 0) pairs = 1;
    if (player.symbols[symbol] > 0) continue;
    symbols = 1;
    if (different === SYMBOLS_TO_WIN - 1) wins = 1;
  }
  vector.add(isOnTurn ? F.winsNow : F.winsAfter, wins);
  if (!isOnTurn) return;
  vector.add(F.onTurn, 1);
  vector.add(F.onTurnWithLast, countBits(s.present) & 1);
  vector.add(F.affordableNow, affordable);
  vector.add(F.bestPointsNow, bestPoints);
  vector.add(F.symbolNow, symbols);
  vector.add(F.pairNow, pairs);
}
