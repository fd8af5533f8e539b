import type { SeatId } from '@pharos/core';
import { cardPrice, unitsOf, type State } from '@pharos/duel';
import { lowestBit } from '../../knowledge/bits.ts';
import type { Notes } from '../../knowledge/notes.ts';
import { moveFeatures } from './features.ts';
import { cardFreeWith, cardPoints, cardProduces, cardShields, cardSymbol, isNoBuilding, NO_SYMBOL } from './table.ts';

const F = moveFeatures.at;
const SYMBOLS_TO_WIN = 6;
const CAPITAL = 9;
const INNER = 3;
const OUTER = 6;

/** What building a card brings its builder. */
export function describeGain(s: State, seat: SeatId, card: number, notes: Notes): void {
  const player = s.players[seat];
  const price = cardPrice(player, s.catalog.cards[card]);
  notes.add(F.price, price);
  notes.add(F.lastCoins, price > 0 && player.coins - price < 2 ? 1 : 0);
  notes.add(F.chain, (player.chains & cardFreeWith[card]) !== 0 ? 1 : 0);
  notes.add(F.points, cardPoints[card]);
  describeShields(s, seat, cardShields[card], notes);
  const resources = cardProduces[card];
  if (resources !== 0) notes.add(F.firstUnits, unitsOf(player.production, lowestBit(resources)) === 0 ? 1 : 0);
  const symbol = cardSymbol[card];
  if (symbol === NO_SYMBOL) return;
  const held = player.symbols[symbol];
  if (held === 1 && s.board !== 0) notes.add(F.pair, 1);
  if (held === 0) describeNewSymbol(differentSymbols(player.symbols), F.newSymbol, notes);
}

/** `feature` is for any new symbol; those for a fifth and a sixth one follow it. */
function describeNewSymbol(different: number, feature: number, notes: Notes): void {
  notes.add(feature, 1);
  if (different >= SYMBOLS_TO_WIN - 2) notes.add(feature + different - (SYMBOLS_TO_WIN - 3), 1);
}

function describeShields(s: State, seat: SeatId, shields: number, notes: Notes): void {
  if (shields === 0) return;
  const before = seat === 0 ? s.pawn : -s.pawn;
  const after = before + shields;
  notes.add(F.shields, shields);
  notes.add(F.shieldsAhead, Math.max(0, before));
  notes.add(F.shieldsBehind, Math.max(0, -before));
  notes.add(F.crossesToken, (before < INNER && after >= INNER) || (before < OUTER && after >= OUTER) ? 1 : 0);
  notes.add(F.shieldsToWin, after >= CAPITAL ? 1 : 0);
}

/** What a seat gives up by taking a card without building it. */
export function describeLoss(s: State, seat: SeatId, card: number, notes: Notes): void {
  const player = s.players[seat];
  const isAffordable = isNoBuilding[card] === 0 && cardPrice(player, s.catalog.cards[card]) <= player.coins;
  if (!isAffordable) return;
  notes.add(F.wasteAffordable, 1);
  notes.add(F.wastePoints, cardPoints[card]);
  notes.add(F.wasteShields, cardShields[card]);
  const symbol = cardSymbol[card];
  if (symbol === NO_SYMBOL) return;
  notes.add(F.wasteSymbol, player.symbols[symbol] === 0 ? 1 : 0);
  notes.add(F.wastePair, player.symbols[symbol] === 1 ? 1 : 0);
}

/** What the opponent is denied by taking the card of a slot, and what taking it lays open to them. */
export function describeUncovering(s: State, seat: SeatId, slot: number, notes: Notes): void {
  describeDenial(s, 1 - seat, s.deal.decks[s.age - 1][slot], notes);
  const { slots } = s.catalog.layouts[s.age - 1];
  const left = s.present & ~(1 << slot);
  const { covers } = slots[slot];
  for (let index = 0; index < covers.length; index++) {
    const below = covers[index];
    if ((slots[below].coveredBy & left) !== 0) continue;
    notes.add((s.faceUp & (1 << below)) === 0 ? F.uncoversHidden : F.uncoversOpen, 1);
  }
}

function describeDenial(s: State, opponent: SeatId, card: number, notes: Notes): void {
  const player = s.players[opponent];
  if (isNoBuilding[card] !== 0 || cardPrice(player, s.catalog.cards[card]) > player.coins) return;
  notes.add(F.denyPoints, cardPoints[card]);
  notes.add(F.denyChain, (player.chains & cardFreeWith[card]) !== 0 ? 1 : 0);
  const advance = opponent === 0 ? s.pawn : -s.pawn;
  const shields = cardShields[card];
  notes.add(F.denyShieldsToWin, shields > 0 && advance + shields >= CAPITAL ? 1 : 0);
  const symbol = cardSymbol[card];
  if (symbol === NO_SYMBOL) return;
  if (player.symbols[symbol] === 1) notes.add(F.denyPair, 1);
  if (player.symbols[symbol] === 0) describeNewSymbol(differentSymbols(player.symbols), F.denySymbol, notes);
}

function differentSymbols(symbols: readonly number[]): number {
  let different = 0;
  for (let symbol = 0; symbol < symbols.length; symbol++) if (symbols[symbol] > 0) different++;
  return different;
}
