import type { SeatId } from '@pharos/core';

/**
 * Who sits where in game `index` of a contest. Two players play every deal twice, with seats exchanged; at a larger table
 * the seat of `a`, or its team, goes round from deal to deal.
 */
export function seatsOfA(index: number, seats: number, partners: number): { deal: number; own: readonly SeatId[] } {
  const sides = seats / partners;
  const first = (index % sides) * partners;
  const own = Array.from({ length: partners }, (_, partner) => first + partner);
  return { deal: sides === 2 ? Math.floor(index / 2) : index, own };
}
