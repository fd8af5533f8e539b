import type { SeatId } from '@pharos/core';
import type { Evaluate } from '../bot.ts';
import type { Guide } from './guide.ts';
import type { Table } from './rules.ts';

/** A guide that has no opinion on moves and judges positions by the points an evaluation gives each seat. */
export function plainGuide<State>(evaluate: Evaluate<State>, table: (s: State) => Table, spread: number): Guide<State> {
  return {
    judge(s, chances) {
      const { seats, partners } = table(s);
      let sum = 0;
      for (let seat: SeatId = 0; seat < seats; seat++) {
        chances[seat] = Math.exp(evaluate(s, seat)(s) / spread);
        sum += chances[seat];
      }
      for (let seat: SeatId = 0; seat < seats; seat++) chances[seat] *= partners / sum;
    },
    weigh(_s, _seat, _moves, count, weights) {
      weights.fill(1, 0, count);
    },
  };
}
