import { SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { currentTask } from '../../src/agenda.ts';
import { duel } from '../../src/index.ts';
import { taskKind, TURN } from '../../src/tasks.ts';
import { eachPly, matchOf, ofType, play, publicView, stateOf } from '../support.ts';

/** The structures as they lie on the table, far row first: O face up, x face down, half a card to a column. */
const PICTURES = [
  `
    O O
   x x x
  O O O O
 x x x x x
O O O O O O`,
  `
O O O O O O
 x x x x x
  O O O O
   x x x
    O O`,
  `
    O O
   x x x
  O O O O
   x   x
  O O O O
   x x x
    O O`,
];

/** Row, column and face of every card in a picture. */
function cardsIn(picture: string): { row: number; column: number; faceUp: boolean }[] {
  return picture
    .slice(1)
    .split('\n')
    .flatMap((line, row) =>
      Array.from(line, (mark, column) => ({ mark, column })).flatMap(({ mark, column }) =>
        mark === ' ' ? [] : [{ row: row + 1, column: column + 1, faceUp: mark === 'O' }],
      ),
    );
}

test.each([1, 2, 3])('[D-14, D-16] the structure of Age %i: rows, faces, and the near row accessible', (age) => {
  const view = duel.view(stateOf({ age }), SPECTATOR);
  const nearRow = age === 3 ? 7 : 5;
  expect(
    view.structure.map(({ row, column, card, accessible }) => ({ row, column, faceUp: card !== null, accessible })),
  ).toEqual(cardsIn(PICTURES[age - 1]).map((card) => ({ ...card, accessible: card.row === nearRow })));
});

test.each([1, 2, 3])('[D-15, D-16] in Age %i a card is accessible once the overlapping cards are gone', (age) => {
  const cards = cardsIn(PICTURES[age - 1]);
  for (const lower of cards) {
    for (const upper of cards) {
      if (lower === upper) continue;
      const [below, above] = [lower, upper].map(({ row, column }) => `r${row}c${column}`);
      const slots = publicView(matchOf({ age, structure: { [below]: '?', [above]: '?' } })).structure;
      const touches = upper.row === lower.row + 1 && Math.abs(upper.column - lower.column) === 1;
      expect(slots.find(({ slot }) => slot === below)?.accessible, `${above} on ${below}`).toBe(!touches);
    }
  }
});

test('[D-15] in Age III each card of the third row lies under just one card', () => {
  const { slots } = stateOf({ age: 3 }).catalog.layouts[2];
  const covers = slots.map(({ id, coveredBy }) => [id, slots.filter((_, i) => ((coveredBy >> i) & 1) === 1).length]);
  expect(Object.fromEntries(covers)).toMatchObject({ r3c3: 1, r3c5: 1, r3c7: 1, r3c9: 1, r2c6: 2, r4c4: 2, r6c6: 2 });
});

test('[D-17] cards are turned at the end of a turn and never while a choice is pending', () => {
  let pending = 0;
  eachPly(150, ({ before, after, events }) => {
    if (before.age === 0 || after.ending !== 0) return;
    if (taskKind(currentTask(after)) === TURN) {
      expect(after.accessible & ~after.faceUp).toBe(0);
      return;
    }
    if (after.age !== before.age) return;
    pending++;
    expect(after.faceUp).toBe(before.faceUp);
    expect(events.filter(({ type }) => type === 'cardRevealed')).toEqual([]);
  });
  expect(pending).toBeGreaterThan(100);
});

test('[D-16, D-18] accessible cards, and only they, can be taken', () => {
  eachPly(40, ({ after }) => {
    if (taskKind(currentTask(after)) !== TURN) return;
    const { structure, decision } = duel.view(after, decisionSeat(after));
    const takable = decision?.choices?.flatMap(({ move }) => (move.startsWith('discard ') ? [move.slice(8)] : []));
    expect(takable).toEqual(structure.flatMap(({ card, accessible }) => (accessible ? [card] : [])));
  });
});

function decisionSeat(s: Parameters<typeof duel.toAct>[0]): number {
  return duel.toAct(s) === 1 ? 0 : 1;
}

test('[D-1, D-20, D-21, D-84] a game has at most three Ages of twenty turns, and every turn offers a discard', () => {
  const turns = new Map<number, number>();
  eachPly(60, ({ before, after, events }) => {
    if (before.age === 0) return;
    if (taskKind(currentTask(before)) === TURN) {
      turns.set(before.age, (turns.get(before.age) ?? 0) + 1);
      const { decision } = duel.view(before, decisionSeat(before));
      expect(decision?.choices?.some(({ move }) => move.startsWith('discard '))).toBe(true);
    }
    for (const ended of ofType(events, 'ageEnded')) {
      expect(turns.get(ended.age)).toBe(20);
      turns.delete(ended.age);
    }
    if (after.ending !== 0) turns.clear();
    expect(after.age).toBeLessThanOrEqual(3);
  });
});

test('[D-5] the discard pile holds what was discarded in play, never what set-up removed', () => {
  const match = matchOf({ age: 2, structure: ['walls', 'brewery', 'barracks'] });
  expect(publicView(match).discard).toEqual([]);
  play(match, 'discard walls', 'build brewery');
  expect(publicView(match).discard).toEqual(['walls']);
});

test('[D-85, D-86] whoever chooses the starter does so after the new structure lies open', () => {
  let choices = 0;
  eachPly(100, ({ after, events }) => {
    if (!events.some(({ type }) => type === 'ageEnded') || after.ending !== 0) return;
    expect(events.map(({ type }) => type)).toContain('ageStarted');
    expect(duel.view(after, SPECTATOR).structure).toHaveLength(20);
    const seat = decisionSeat(after);
    const kind = duel.view(after, seat).decision?.kind;
    if (after.pawn === 0) expect(kind).toBe('turn');
    else {
      choices++;
      expect(kind).toBe('chooseStarter');
      expect(seat).toBe(after.pawn > 0 ? 1 : 0);
    }
  });
  expect(choices).toBeGreaterThan(50);
});
