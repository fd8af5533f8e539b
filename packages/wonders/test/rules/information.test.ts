import { fastRng, movesOf, SPECTATOR } from '@pharos/core';
import { expect, test } from 'vitest';
import { cardOf } from '../../src/hidden.ts';
import { wonders, type State } from '../../src/index.ts';
import { dealState, eachPly, matchOf, ofType, play, stateOf } from '../support.ts';

const OPTIONS = { edition: 1, players: 4, sides: 'A' };

function sorted(cards: readonly number[]): string {
  return cards
    .map(cardOf)
    .sort((a, b) => a - b)
    .join();
}

/** Plays a turn in which each seat discards its first card, except those that build. */
function playTurn(s: State): void {
  const { turn } = s;
  while (s.turn === turn) {
    const seat = [0, 1, 2, 3].find((one) => (wonders.toAct(s) & (1 << one)) !== 0) ?? 0;
    const moves = movesOf(wonders, s, seat);
    wonders.apply(s, seat, moves.find((move) => wonders.formatMove(s, move).startsWith('discard')) ?? moves[0]);
  }
}

function resamples(s: State, seat: number): State[] {
  return Array.from({ length: 40 }, (_, index) => wonders.resample(s, seat, fastRng(77, index)));
}

test('[W-125] a seat knows the hand it has passed on, and nothing of hands it has not seen', () => {
  const s = dealState('3', OPTIONS);
  playTurn(s);
  // In Age I hands go left: seat 1 now holds what seat 0 had.
  const others = resamples(s, 0);
  expect(new Set(others.map((other) => sorted(other.hands[1])))).toEqual(new Set([sorted(s.hands[1])]));
  expect(new Set(others.map((other) => sorted(other.hands[2]))).size).toBeGreaterThan(20);
  expect(new Set(others.map((other) => sorted(other.hands[0])))).toEqual(new Set([sorted(s.hands[0])]));
});

test('[W-16, W-125] a card played face down from a known hand may be any of that hand', () => {
  const s = dealState('3', OPTIONS);
  playTurn(s);
  playTurn(s);
  // Seat 2 holds the hand seat 0 began with; seat 1 has discarded a card of it.
  const known = (state: State): string => sorted([...state.hands[2], state.discard[5]]);
  const others = resamples(s, 0);
  expect(new Set(others.map(known))).toEqual(new Set([known(s)]));
  expect(new Set(others.map((other) => cardOf(other.discard[5]))).size).toBeGreaterThan(2);
  // What seat 0 discarded itself it knows.
  expect(new Set(others.map((other) => cardOf(other.discard[0])))).toEqual(new Set([cardOf(s.discard[0])]));
});

test('[W-93, W-125] who has looked through the discard pile remembers it', () => {
  const position = {
    age: 2,
    turn: 2,
    discard: ['altar', 'baths', 'loom-1', 'stockade'],
    choice: { kind: 'revive', city: 0 },
    cities: [{ board: 'halikarnassos', side: 'B', stages: 1 }],
  };
  const s = stateOf(position, { edition: 1 });
  const contents = (seat: number): number =>
    new Set(resamples(s, seat).map((other) => other.discard.map(cardOf).join())).size;
  expect(contents(0)).toBe(1);
  expect(contents(1)).toBeGreaterThan(5);
});

test('[W-6, W-125] which guilds stay out is unknown to all', () => {
  const s = dealState('3', OPTIONS);
  expect(new Set(resamples(s, 0).map((other) => other.deal.undrawn.join())).size).toBeGreaterThan(10);
});

test('[W-11, W-120, W-125] what others have chosen shows nowhere, and may be anything they could have chosen', () => {
  const s = dealState('3', OPTIONS);
  const [first] = movesOf(wonders, s, 1);
  const before = JSON.stringify(wonders.view(s, 0));
  wonders.apply(s, 1, first);
  const after = wonders.view(s, 0);
  expect(after.decision).toMatchObject({ acting: [0, 2, 3], chosen: [1] });
  expect(JSON.stringify(after)).not.toBe(before);
  expect(new Set(resamples(s, 0).map((other) => other.staged[1])).size).toBeGreaterThan(5);
  expect(new Set(resamples(s, 1).map((other) => other.staged[1])).size).toBe(1);
});

test('[W-11] a choice can be taken back until all have chosen, and not after', () => {
  const match = matchOf({ hands: [['altar'], ['theater'], ['lumber-yard']] }, { edition: 1 });
  play(match, 'build altar');
  expect(match.undo(0)).toMatchObject({ ok: true, value: { text: 'build altar' } });
  expect(match.view(0).staged).toBeNull();
  play(match, 'discard altar', 'build theater', 'build lumber-yard');
  expect(match.undo(2)).toMatchObject({ ok: false, problem: { code: 'UNDO_REVEALED' } });
});

test('[W-16, W-20, W-125] nobody else is told which card went under a board or on the pile', () => {
  let hidden = 0;
  eachPly(
    6,
    ({ events }) => {
      for (const { choices } of ofType(events, 'choicesRevealed')) {
        const seen = choices.map((choice) => choice.seat);
        for (const viewer of [SPECTATOR, 0, 1]) {
          for (const event of events) {
            const told = wonders.redact(event, viewer);
            if (told?.type === 'choiceMade' && told.seat !== viewer) expect(told.choice).toBeNull();
            if (told?.type !== 'choicesRevealed') continue;
            for (const [index, { action, card, seat }] of told.choices.entries()) {
              expect(card === null).toBe(action !== 'build' && seat !== viewer);
              expect(seat).toBe(seen[index]);
              if (card === null) hidden++;
            }
          }
        }
      }
    },
    { options: { edition: 1, players: 2 } },
  );
  expect(hidden).toBeGreaterThan(100);
});

test('a change of mind is told to nobody else', () => {
  const match = matchOf({ hands: [['altar'], ['theater'], ['lumber-yard']] }, { edition: 1 });
  const [first] = play(match, 'build altar');
  const again = match.play(0, 'discard altar');
  const [second] = again.ok ? again.value : [];
  expect(wonders.redact(first, 1)).toEqual({ type: 'choiceMade', seat: 0, choice: null, again: false });
  expect(wonders.redact(second, 1)).toBeNull();
  expect(wonders.redact(second, 0)).toMatchObject({
    choice: { move: 'discard altar', action: 'discard', subject: 'altar', income: 3 },
  });
});
