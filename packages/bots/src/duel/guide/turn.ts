import type { SeatId } from '@pharos/core';
import { cardPrice, unitsOf, type State } from '@pharos/duel';
import { lowestBit } from '../../model/bits.ts';
import type { FeatureVector } from '../../model/featureVector.ts';
import { moveFeatures } from './features.ts';
import { NO_SYMBOL, type Table } from './table.ts';

const F = moveFeatures.at;
const SYMBOLS_TO_WIN = 6;
const CAPITAL = 9;
const INNER = 3;
const OUTER = 6;

/** What building a card brings its builder. */
export function describeGain(s: State, seat: SeatId, card: number, table: Table, vector: FeatureVector): void {
  const { cardFreeWith, cardPoints, cardProduces, cardShields, cardSymbol } = table;
  const player = s.players[seat];
  const price = cardPrice(player, s.catalog.cards[card]);
  vector.add(F.price, price);
  vector.add(F.lastCoins, price > 0 && player.coins - price < 2 ? 1 : 0);
  vector.add(F.chain, (player.chains & cardFreeWith[card]) !== 0 ? 1 : 0);
  vector.add(F.points, cardPoints[card]);
  describeShields(s, seat, cardShields[card], vector);
  const resources = cardProduces[card];
  if (resources !== 0) vector.add(F.firstUnits, unitsOf(player.production, lowestBit(resources)) === 0 ? 1 : 0);
  const symbol = cardSymbol[card];
  if (symbol === NO_SYMBOL) return;
  const held = player.symbols[symbol];
  if (held === 1 && s.board !== 0) vector.add(F.pair, 1);
  if (held === 0) describeNewSymbol(differentSymbols(player.symbols), F.newSymbol, vector);
}

/** `feature` is for any new symbol; those for a fifth and a sixth one follow it. */
function describeNewSymbol(different: number, feature: number, vector: FeatureVector): void {
  vector.add(feature, 1);
  if (different >= SYMBOLS_TO_WIN - 2) vector.add(feature + different - (SYMBOLS_TO_WIN - 3), 1);
}

function describeShields(s: State, seat: SeatId, shields: number, vector: FeatureVector): void {
  if (shields === 0) return;
  const before = seat === 0 ? s.pawn : -s.pawn;
  const after = before + shields;
  vector.add(F.shields, shields);
  vector.add(F.shieldsAhead, Math.max(0, before));
  vector.add(F.shieldsBehind, Math.max(0, -before));
  vector.add(F.crossesToken, (before < INNER && after >= INNER) || (before < OUTER && after >= OUTER) ? 1 : 0);
  vector.add(F.shieldsToWin, after >= CAPITAL ? 1 : 0);
}

/** What a seat gives up by taking a card without building it. */
export function describeLoss(s: State, seat: SeatId, card: number, table: Table, vector: FeatureVector): void {
  const { cardPoints, cardShields, cardSymbol, isNoBuilding } = table;
  const player = s.players[seat];
  const isAffordable = isNoBuilding[card] === 0 && cardPrice(player, s.catalog.cards[card]) <= player.coins;
  if (!isAffordable) return;
  vector.add(F.wasteAffordable, 1);
  vector.add(F.wastePoints, cardPoints[card]);
  vector.add(F.wasteShields, cardShields[card]);
  const symbol = cardSymbol[card];
  if (symbol === NO_SYMBOL) return;
  vector.add(F.wasteSymbol, player.symbols[symbol] === 0 ? 1 : 0);
  vector.add(F.wastePair, player.symbols[symbol] === 1 ? 1 : 0);
}

/** What the opponent is denied by taking the card of a slot, and what taking it lays open to them. */
export function describeUncovering(s: State, seat: SeatId, slot: number, table: Table, vector: FeatureVector): void {
  describeDenial(s, 1 - seat, s.deal.decks[s.age - 1][slot], table, vector);
  const { slots } = s.catalog.layouts[s.age - 1];
  const left = s.present & ~(1 << slot);
  const { covers } = slots[slot];
  for (let index = 0; index < covers.length; index++) {
    const below = covers[index];
    if ((slots[below].coveredBy & left) !== 0) continue;
    vector.add((s.faceUp & (1 << below)) === 0 ? F.uncoversHidden : F.uncoversOpen, 1);
  }
}

function describeDenial(s: State, opponent: SeatId, card: number, table: Table, vector: FeatureVector): void {
  const { cardFreeWith, cardPoints, cardShields, cardSymbol, isNoBuilding } = table;
  const player = s.players[opponent];
  if (isNoBuilding[card] !== 0 || cardPrice(player, s.catalog.cards[card]) > player.coins) return;
  vector.add(F.denyPoints, cardPoints[card]);
  vector.add(F.denyChain, (player.chains & cardFreeWith[card]) !== 0 ? 1 : 0);
  const advance = opponent === 0 ? s.pawn : -s.pawn;
  const shields = cardShields[card];
  vector.add(F.denyShieldsToWin, shields > 0 && advance + shields >= CAPITAL ? 1 : 0);
  const symbol = cardSymbol[card];
  if (symbol === NO_SYMBOL) return;
  if (player.symbols[symbol] === 1) vector.add(F.denyPair, 1);
  if (player.symbols[symbol] === 0) describeNewSymbol(differentSymbols(player.symbols), F.denySymbol, vector);
}

function differentSymbols(symbols: readonly number[]): number {
  let different = 0;
  for (let symbol = 0; symbol < symbols.length; symbol++) if (symbols[symbol] > 0) different++;
  return different;
}
