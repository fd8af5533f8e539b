import { firstSeat, Match, unwrap } from '@pharos/core';
import { duel, type DuelView } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { cardSpec } from '../card/pieces.ts';
import { clockText } from '../../../table/shared/clockText.ts';
import { consequencesOf, uncovered } from '../sheet/consequences.ts';
import { decreesOf } from './decrees.ts';
import { paymentLines } from '../sheet/payment.ts';
import { neighbour } from '../../../table/shared/roving.ts';

/** Views along a game in which everybody takes the first legal move. */
function views(packs: readonly string[]): DuelView[] {
  const match = Match.deal(duel, duel.readOptions({ packs }), '8.2');
  const seen: DuelView[] = [];
  while (match.toAct() !== 0) {
    const seat = firstSeat(match.toAct());
    seen.push(match.view(seat));
    unwrap(match.play(seat, match.legalMoves(seat)[0]));
  }
  return seen;
}

describe('the table', () => {
  const turns = views(['base']).filter((view) => view.decision?.kind === 'turn');
  const agora = views(['base', 'agora']);

  it('explains every payment to the last unit and coin', () => {
    for (const view of [...turns, ...agora.filter(({ decision }) => decision?.kind === 'turn')]) {
      const seat = view.decision?.seat ?? 0;
      for (const slot of view.structure) {
        if (!slot.payments || slot.card === null || slot.payments[seat].chain || slot.back === 'senator') continue;
        const { cost, colour } = cardSpec(slot.card);
        const owner = { me: view.players[seat], isWonder: false, colour, decrees: decreesOf(view, seat) };
        const lines = paymentLines(cost, slot.payments[seat], owner);
        const units = lines.reduce((sum, line) => sum + ('units' in line ? line.units.length : 0), 0);
        const { coins: _, ...resources } = cost ?? {};
        expect(units).toBe(Object.values(resources).reduce((sum, count) => sum + count, 0));
        const paid = lines.reduce(
          (sum, line) => sum + (line.from === 'bank' || line.from === 'printed' ? line.coins : 0),
          0,
        );
        expect(paid).toBe(slot.payments[seat].coins);
      }
    }
  });

  it('foresees which cards become accessible', () => {
    const [view] = turns;
    const taken = view.structure.find((slot) => slot.accessible);
    expect(taken).toBeDefined();
    for (const slot of uncovered(view.structure, taken?.slot ?? '')) expect(slot.accessible).toBe(false);
  });

  it('foresees that the pawn reaches the capital', () => {
    const view = turns.find((one) => one.structure.some((slot) => slot.card === 'guard-tower'));
    if (!view) return;
    expect(consequencesOf({ ...view, pawn: 8 }, 0, 'guard-tower', 'build').wins).toBe('military');
    expect(consequencesOf({ ...view, pawn: -8 }, 1, 'guard-tower', 'build').wins).toBe('military');
    expect(consequencesOf({ ...view, pawn: 0 }, 0, 'guard-tower', 'build').wins).toBeNull();
  });

  it('leads the arrow keys to the nearest card', () => {
    const places = [
      { slot: 'a', row: 1, column: 5 },
      { slot: 'b', row: 1, column: 7 },
      { slot: 'c', row: 2, column: 6 },
    ];
    expect(neighbour(places, 'a', 'ArrowRight')).toBe('b');
    expect(neighbour(places, 'a', 'ArrowDown')).toBe('c');
    expect(neighbour(places, 'c', 'ArrowUp')).toBe('a');
    expect(neighbour(places, 'a', 'ArrowLeft')).toBe('a');
  });

  it('writes clocks as players know them', () => {
    expect(clockText(102_000)).toBe('1:42');
    expect(clockText(7_505_000)).toBe('2:05:05');
    expect(clockText(3 * 86_400_000)).toBe('3 d');
  });
});
