import { movesOf, type SeatId } from '@pharos/core';
import { expect, test } from 'vitest';
import { duel } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { AGORA, eachPly, political } from './support.ts';

test.each([
  ['the base game', {}],
  ['Agora', { options: AGORA, prefers: political.prefers }],
])('all previews of a position of %s take a fraction of 5 ms', (_, course) => {
  const positions: { s: State; seat: SeatId }[] = [];
  eachPly(4, ({ before, seat }) => positions.push({ s: before, seat }), { ...course, series: 79 });
  // The time of this process alone, and the best of three: the machine may be busy.
  const rounds = [1, 2, 3].map(() => {
    const started = process.cpuUsage();
    for (const { s, seat } of positions) for (const move of movesOf(duel, s, seat)) duel.preview(s, seat, move);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000 / positions.length;
  });
  expect(Math.min(...rounds)).toBeLessThan(5);
});
