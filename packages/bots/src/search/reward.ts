import type { Outcome } from '@pharos/core';
import type { Table } from './rules.ts';

/** The part of a result that the margin decides: games are won well, and lost ones fought for. */
const MARGIN_SHARE = 0.06;
/** A margin of so many points is most of what a margin can be worth. */
const WIDE_MARGIN = 20;

/** Writes what a game that is over is worth to each seat, 0 … 1; those who share the victory share its worth. */
export function reward({ ranking, scores }: Outcome, { seats, partners }: Table, values: Float64Array): void {
  let mean = 0;
  for (let seat = 0; seat < seats; seat++) mean += scores[seat].total / seats;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = (MARGIN_SHARE / 2) * (1 + Math.tanh((scores[seat].total - mean) / WIDE_MARGIN));
  }
  const [best] = ranking;
  for (const seat of best) values[seat] += ((1 - MARGIN_SHARE) * partners) / best.length;
}
