import { expect, test } from 'vitest';
import { countBits } from '../../src/bits.ts';
import { duel } from '../../src/index.ts';
import { eachPly, matchOf, ofType, play, stateOf } from '../support.ts';
import { WONDERS } from '../transcription.ts';

const eager = { prefers: (move: string): boolean => move.includes(' with ') };

test('[D-45, D-46] a Wonder is built once, by its owner, and the card under it stays there', () => {
  eachPly(
    30,
    ({ before, after, seat, move }) => {
      for (const [wonder, card] of before.under.entries()) if (card >= 0) expect(after.under[wonder]).toBe(card);
      const [, id, , cardId] = move.split(' ');
      const wonder = WONDERS.findIndex((row) => row.wonder === id);
      if (!move.includes(' with ')) return;
      expect(before.players[seat].unbuilt & (1 << wonder)).not.toBe(0);
      expect(after.players[seat].built & (1 << wonder)).not.toBe(0);
      expect(after.catalog.cards[after.under[wonder]].id).toBe(cardId);
    },
    eager,
  );
});

test('[D-47] at most seven Wonders are built, and with the seventh none is left', () => {
  const numbers = new Set<number>();
  eachPly(
    60,
    ({ after }) => {
      const [first, second] = after.players;
      const built = countBits(first.built | second.built);
      numbers.add(built);
      if (built >= 7) expect(first.unbuilt | second.unbuilt).toBe(0);
      else if (after.age > 0) expect(built + countBits(first.unbuilt | second.unbuilt)).toBe(8);
    },
    eager,
  );
  expect(Math.max(...numbers)).toBe(7);
});

const [a, b, c, d, e, f, g, h] = WONDERS.map((row) => row.wonder);

test('[D-47] no position has an eighth Wonder beside seven built ones', () => {
  const second = { built: [e, f, g] };
  expect(() => stateOf({ first: { built: [a, b, c], wonders: [d] }, second })).not.toThrow();
  expect(() => stateOf({ first: { built: [a, b, c, d] }, second })).not.toThrow();
  expect(() => stateOf({ first: { built: [a, b, c, d] }, second: { ...second, wonders: [h] } })).toThrow(
    'no other is left',
  );
  expect(() => stateOf({ first: { built: [a, b, c, d] }, second: { built: [e, f, g, h] } })).toThrow(
    'at most 7 Wonders',
  );
});

test('[D-49, D-50] an extra turn follows exactly the Wonders that give one, or any with Theology', () => {
  const giving = new Set(WONDERS.filter((row) => row['extra-turn'] !== '').map((row) => row.wonder));
  eachPly(
    60,
    ({ before, seat, move, events, after }) => {
      if (!move.includes(' with ')) return;
      const hasTheology = duel.view(before, seat).players[seat].tokens.includes('theology');
      const isDue = (hasTheology || giving.has(move.split(' ')[1])) && after.ending !== 2;
      expect(events.filter(({ type }) => type === 'extraTurnEarned')).toHaveLength(isDue ? 1 : 0);
    },
    eager,
  );
});

test('[D-49] after an extra turn that was lost with the Age, the next Age begins with ordinary turns', () => {
  for (const pawn of [0, 1]) {
    const match = matchOf({ structure: ['altar'], pawn, first: { coins: 9, wonders: ['sphinx'] } });
    play(match, 'build sphinx with altar', ...(pawn === 0 ? [] : ['start first']));
    const discard = match.legalMoves(0).find((move) => move.startsWith('discard '));
    const events = play(match, discard ?? '');
    expect(ofType(events, 'turnStarted')).toEqual([{ type: 'turnStarted', seat: 1, extra: false }]);
  }
});
