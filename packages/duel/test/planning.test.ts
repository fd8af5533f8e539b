import { fastRng, firstSeat, Match, movesOf, type Rng, type SeatId } from '@pharos/core';
import { randomMove } from '@pharos/core/testkit';
import { expect, it } from 'vitest';
import { duel, type DuelEvent } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { AGORA } from './support.ts';

const GAMES = 60;
const OPTIONS = duel.readOptions({});

/** Calls for every position of random games, with the seat that waits. */
function inEveryPosition(options: unknown, games: number, look: (s: State, waiting: SeatId, rng: Rng) => void): void {
  for (let game = 0; game < games; game++) {
    const rng = fastRng(7, game);
    const s = duel.setup(duel.readOptions(options), rng);
    while (duel.outcome(s) === null) {
      const acting = firstSeat(duel.toAct(s));
      look(s, 1 - acting, rng);
      duel.apply(s, acting, randomMove(duel, s, acting, rng));
    }
  }
}

interface Line {
  readonly texts: readonly string[];
  readonly after: State;
  readonly events: readonly DuelEvent[];
}

/** Some moves in a row, as they are really made. */
function randomLine(s: State, length: number, rng: Rng): Line {
  const after = duel.clone(s);
  const texts: string[] = [];
  const events: DuelEvent[] = [];
  duel.listen(after, (event) => events.push(event));
  while (texts.length < length && duel.outcome(after) === null) {
    const acting = firstSeat(duel.toAct(after));
    const moves = movesOf(duel, after, acting);
    const move = moves[rng(moves.length)];
    texts.push(duel.formatMove(after, move));
    duel.apply(after, acting, move);
  }
  return { texts, after, events };
}

const turnedIn = (events: readonly DuelEvent[]): Set<string> =>
  new Set(events.flatMap((event) => (event.type === 'cardRevealed' ? [event.slot] : [])));

it('what is foreseen comes true, and nothing is left out but cards that are turned up meanwhile', () => {
  const counts = { whole: 0, partial: 0, unknown: 0 };
  inEveryPosition({}, GAMES, (s, waiting, rng) => {
    const { texts, after, events } = randomLine(s, 1 + rng(3), rng);
    const foreseen = duel.planning.foresee(s, waiting, texts);
    const turned = turnedIn(events);
    const acting = firstSeat(duel.toAct(after));
    const truth = duel.view(after, acting).decision?.choices ?? null;
    const isShown = events.some((event) => 'reveals' in event && event.type !== 'cardRevealed');
    // A move with a card that was turned up on the way could not be assumed.
    const isAssumable = texts.every((_, at) => duel.planning.foresee(s, waiting, texts.slice(0, at + 1)) !== null);
    if (foreseen === null) {
      counts.unknown++;
      expect(isShown || truth === null || turned.size > 0 || !isAssumable || hidesTokens(s, waiting)).toBe(true);
      return;
    }
    expect([isShown, foreseen.seat]).toEqual([false, acting]);
    const known = truth?.filter((choice) => !('slot' in choice) || choice.slot === null || !turned.has(choice.slot));
    if (JSON.stringify(foreseen.choices) !== JSON.stringify(known)) expect(foreseen.choices).toEqual(known);
    expect(foreseen.isPartial).toBe(turned.size > 0);
    counts[foreseen.isPartial ? 'partial' : 'whole']++;
  });
  // All of it happens often enough to prove something.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(GAMES);
});

/** Whether the one who chooses now looks at tokens that nobody else sees. */
function hidesTokens(s: State, waiting: SeatId): boolean {
  return duel.view(s, waiting).decision?.drawn?.tokens === null;
}

it('[D-94] what is foreseen is the same in every position that looks the same to the seat', () => {
  let compared = 0;
  inEveryPosition({}, GAMES, (s, waiting, rng) => {
    const { texts } = randomLine(s, 1 + rng(3), rng);
    const other = duel.resample(s, waiting, rng);
    for (let length = 0; length <= texts.length; length++) {
      const moves = texts.slice(0, length);
      const [one, two] = [s, other].map((state) => JSON.stringify(duel.planning.foresee(state, waiting, moves)));
      if (one !== two) expect(one).toBe(two);
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(GAMES * 50);
});

it('[D-56] nobody foresees a choice among tokens that only the other one sees', () => {
  let seen = 0;
  inEveryPosition({}, 400, (s, waiting) => {
    if (!hidesTokens(s, waiting)) return;
    seen++;
    expect(duel.planning.foresee(s, waiting, [])).toBeNull();
    expect(duel.planning.foresee(s, 1 - waiting, [])?.choices.length).toBeGreaterThan(0);
  });
  expect(seen).toBeGreaterThan(5);
});

it('moves that are not certain to be legal lead nowhere', () => {
  const match = Match.deal(duel, OPTIONS, '1');
  expect(match.foresee(1, ['build baths'])).toBeNull();
  expect(match.foresee(1, ['nonsense'])).toBeNull();
  const [first] = match.foresee(1, [])?.choices ?? [];
  expect(match.foresee(1, [first.move])?.seat).toBe(1);
  expect(match.foresee(1, [first.move, first.move])).toBeNull();
});

it('nothing can be planned with Agora, nor when the game is over', () => {
  const withAgora = Match.deal(duel, duel.readOptions(AGORA), '1');
  expect([withAgora.canPlan, withAgora.foresee(1, [])]).toEqual([false, null]);
  const ended = Match.deal(duel, OPTIONS, '1');
  ended.end({ kind: 'draw' });
  expect([ended.canPlan, ended.foresee(1, [])]).toEqual([true, null]);
});
