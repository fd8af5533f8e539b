import type { SeatId } from '@pharos/core';
import { joinCity, leaveCity } from '../city.ts';
import { SCIENCE_SYMBOLS } from '../content/types.ts';
import { endGame } from '../ending.ts';
import { SYMBOLS_TO_WIN } from '../supremacy.ts';
import { differentSymbols } from '../science.ts';
import { NOBODY, opponentOf, playerAt, SCIENTIFIC, type State } from '../state.ts';
import { TAKE_TOKEN, task } from '../tasks.ts';

/** Two cards of one colour change hands; green ones may complete the six or a pair, for either player. */
export function swapCards(s: State, seat: SeatId, theirs: number, own: number): void {
  const opponent = opponentOf(seat);
  leaveCity(s, opponent, theirs);
  leaveCity(s, seat, own);
  joinCity(s, seat, theirs);
  joinCity(s, opponent, own);
  const { cards } = s.catalog;
  s.emit?.({ type: 'cardsSwapped', seat, owner: opponent, taken: cards[theirs].id, given: cards[own].id });
  if (endBySymbols(s, seat)) return;
  // The player on turn takes a token first.
  offerTokenForPair(s, opponent, own);
  offerTokenForPair(s, seat, theirs);
}

/** Six symbols win; if both players have them the game is a draw. */
function endBySymbols(s: State, seat: SeatId): boolean {
  const [mine, others] = [seat, opponentOf(seat)].map((each) => differentSymbols(playerAt(s, each)) >= SYMBOLS_TO_WIN);
  if (!mine && !others) return false;
  endGame(s, SCIENTIFIC, mine && others ? NOBODY : mine ? seat : opponentOf(seat));
  return true;
}

function offerTokenForPair(s: State, seat: SeatId, received: number): void {
  for (const { type, subject } of s.catalog.cards[received].standing) {
    if (type !== 'science' || playerAt(s, seat).symbols[subject] !== 2) continue;
    s.emit?.({ type: 'pairCompleted', seat, symbol: SCIENCE_SYMBOLS[subject] });
    s.agenda.push(task(TAKE_TOKEN, seat));
  }
}
