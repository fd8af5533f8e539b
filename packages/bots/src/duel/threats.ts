import type { SeatId } from '@pharos/core';
import { cardPrice, scoreOf, type Card, type Player, type State } from '@pharos/duel';

/** Distance of a capital from the centre, and the different symbols that win. */
const CAPITAL = 9;
const SYMBOLS_TO_WIN = 6;
/** Each further step weighs more: the opponent must answer, and supremacy comes near. */
const PRESSURE = 0.14;

/** The military track for a seat: its points, and how near the pawn is to either capital. */
export function militaryValue(s: State, seat: SeatId): number {
  const advance = seat === 0 ? s.pawn : -s.pawn;
  const points = scoreOf(s, seat).military - scoreOf(s, 1 - seat).military;
  return points + PRESSURE * advance * Math.abs(advance);
}

/** Whether one of the known open cards would give the seat a supremacy at a price it can pay. */
export function winsNextTurn(s: State, seat: SeatId, known: number): boolean {
  const player = s.players[seat];
  const distance = CAPITAL - (seat === 0 ? s.pawn : -s.pawn);
  const missing = SYMBOLS_TO_WIN - player.symbols.filter((held) => held > 0).length;
  if (distance > 4 && missing > 1) return false;
  for (const [slot, index] of s.deal.decks[s.age - 1].entries()) {
    if ((known & (1 << slot)) === 0) continue;
    const card = s.catalog.cards[index];
    if (wins(card, player, distance, missing) && cardPrice(player, card) <= player.coins) return true;
  }
  return false;
}

function wins(card: Card, player: Player, distance: number, missing: number): boolean {
  return card.onGain.some(
    ({ type, subject, count }) =>
      (type === 'shields' && count >= distance) ||
      (type === 'science' && missing === 1 && player.symbols[subject] === 0),
  );
}
