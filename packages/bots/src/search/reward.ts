import type { Outcome } from '@pharos/core';
import type { Table } from './rules.ts';

/** The part of a result that the margin decides: games are won well, and lost ones fought for. */
const MARGIN_SHARE = 0.06;
/** A margin of so many points is most of what a margin can be worth. */
const WIDE_MARGIN = 20;

/**
 * Writes what a game that is over is worth to each seat, 0 … 1; those who share the victory share its worth. However few
 * points a supremacy leaves, it is worth no less than a narrow victory.
 */
export function reward({ ranking, scores }: Outcome, { seats, partners }: Table, values: Float64Array): void {
  const [best] = ranking;
  let mean = 0;
  for (let seat = 0; seat < seats; seat++) mean += scores[seat].total / seats;
  for (let seat = 0; seat < seats; seat++) {
    const margin = Math.tanh((scores[seat].total - mean) / WIDE_MARGIN);
    const chance = best.includes(seat) ? partners / best.length : 0;
    values[seat] = worthOf(chance, chance > 0 ? Math.max(0, margin) : Math.min(0, margin));
  }
}

/** Puts judged chances on the scale of results: what is as good as won is worth a narrow victory. */
export function scaleChances(values: Float64Array): void {
  for (let seat = 0; seat < values.length; seat++) values[seat] = worthOf(values[seat], 0);
}

/** Whether this is the worth of a game that was won, and not shared. */
export function isVictory(worth: number): boolean {
  return worth >= 1 - MARGIN_SHARE;
}

/** The chance that a worth stands for, whatever the margin. */
export function chanceOf(worth: number): number {
  return Math.min(1, Math.max(0, (worth - MARGIN_SHARE / 2) / (1 - MARGIN_SHARE)));
}

function worthOf(chance: number, margin: number): number {
  return (1 - MARGIN_SHARE) * chance + (MARGIN_SHARE / 2) * (1 + margin);
}
