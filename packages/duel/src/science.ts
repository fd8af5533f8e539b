import type { SeatId } from '@pharos/core';
import { SCIENCE_SYMBOLS } from './content/types.ts';
import { endGame } from './ending.ts';
import { SYMBOLS_TO_WIN } from './supremacy.ts';
import type { Player } from './player.ts';
import { playerAt, SCIENTIFIC, type State } from './state.ts';
import { task, TAKE_TOKEN } from './tasks.ts';

/** [D-69, D-71] A symbol has just been gained: it may complete the six, or a pair. */
export function checkScience(s: State, seat: SeatId, symbol: number): void {
  const player = playerAt(s, seat);
  const held = player.symbols[symbol];
  if (held === 1 && differentSymbols(player) >= SYMBOLS_TO_WIN) {
    endGame(s, SCIENTIFIC, seat);
  } else if (held === 2) {
    s.emit?.({ type: 'pairCompleted', seat, symbol: SCIENCE_SYMBOLS[symbol] });
    s.agenda.push(task(TAKE_TOKEN, seat));
  }
}

export function differentSymbols(player: Player): number {
  let count = 0;
  const { symbols } = player;
  for (let symbol = 0; symbol < symbols.length; symbol++) if (symbols[symbol] > 0) count++;
  return count;
}
