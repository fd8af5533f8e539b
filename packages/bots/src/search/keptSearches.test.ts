import { fastRng, type SeatId, type SeenChoice } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { clueless, nim, pile, type Pile } from '../../test/nim.ts';
import type { Bot } from '../bot.ts';
import type { Course } from '../course.ts';
import type { Rules } from './rules.ts';
import { searchBot } from './searchBot.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const ITERATIONS = 400;

/** A bot that plays Nim, and how many iterations it has made since one asked last. */
function nimBot(keep = 1): { bot: Bot<Pile>; iterations: () => number } {
  let draws = 0;
  const counted: Rules<Pile> = { ...nim, resample: (s, seat, rng) => (draws++, nim.resample(s, seat, rng)) };
  const searched = { rules: counted, guide: clueless, table: () => ({ seats: 2, partners: 1 }) };
  const settings = { ...DEFAULT_SETTINGS, iterationsPerGuess: 1, keep };
  const iterations = (): number => {
    const made = draws;
    draws = 0;
    return made;
  };
  return { bot: searchBot(searched, { iterations: ITERATIONS, milliseconds: Infinity }, settings), iterations };
}

/** A game of Nim with these matches taken in turn, from seat 0 on. */
function courseOf(game: unknown, ...taken: (number | null)[]): Course {
  return { game, choices: taken.map((move, ply): SeenChoice => ({ seat: ply % 2, move, isAlone: true })) };
}

/** How many iterations a bot that has chosen with eight matches left makes with five left. */
function iterationsAfter(bot: Bot<Pile>, iterations: () => number, course: Course, seat: SeatId = 0): number {
  expect(bot.choose(pile(8), 0, fastRng(1), undefined, courseOf('a'))).toBe(2);
  expect(iterations()).toBe(ITERATIONS);
  expect(bot.choose(pile(5, seat), seat, fastRng(2), undefined, course)).toBe(2);
  return iterations();
}

describe('a bot that is told of the moves made', () => {
  it('a bot that is told of the moves made counts what it has tried before, and finds the same winning move', () => {
    const { bot, iterations } = nimBot();
    const made = iterationsAfter(bot, iterations, courseOf('a', 2, 1));
    expect(made).toBeLessThan(ITERATIONS);
    expect(made).toBeGreaterThan(0);
  });

  const others: [string, Course, SeatId][] = [
    ['in another game', courseOf('b', 2, 1), 0],
    ['at another seat', courseOf('a', 2, 1, 1), 1],
    ['after a move that it has not seen', courseOf('a', 2, null), 0],
  ];
  it.each(others)('a bot that is told of the moves made starts afresh %s', (_, course, seat) => {
    const { bot, iterations } = nimBot();
    expect(iterationsAfter(bot, iterations, course, seat)).toBe(ITERATIONS);
  });

  it('a bot that is told of the moves made starts afresh where moves were taken back', () => {
    const { bot, iterations } = nimBot();
    iterationsAfter(bot, iterations, courseOf('a', 2, 1));
    expect(bot.choose(pile(5), 0, fastRng(3), undefined, courseOf('a', 1, 2))).toBe(2);
    expect(iterations()).toBe(ITERATIONS);
  });

  it('a bot that keeps nothing, or is told nothing, makes all its iterations for each choice', () => {
    const [afresh, untold] = [nimBot(0), nimBot()];
    expect(iterationsAfter(afresh.bot, afresh.iterations, courseOf('a', 2, 1))).toBe(ITERATIONS);
    for (const left of [8, 5]) {
      untold.bot.choose(pile(left), 0, fastRng(1));
      expect(untold.iterations()).toBe(ITERATIONS);
    }
  });

  it('what a bot finds out while another one chooses counts at its next choice, and it finds out no more than at a choice', () => {
    const { bot, iterations } = nimBot();
    const told = iterationsAfter(bot, iterations, courseOf('a', 2, 1));
    bot.choose(pile(8), 0, fastRng(1), undefined, courseOf('a'));
    iterations();
    const ponder = bot.ponder?.(pile(6, 1), 0, fastRng(4), courseOf('a', 2)) ?? null;
    for (let goesOn = true; goesOn; goesOn = ponder?.() === true);
    const pondered = iterations();
    expect(pondered).toBeGreaterThan(0);
    expect(pondered).toBeLessThanOrEqual(ITERATIONS);
    expect(bot.choose(pile(5), 0, fastRng(2), undefined, courseOf('a', 2, 1))).toBe(2);
    expect(iterations()).toBeLessThan(told);
    expect(nimBot(0).bot.ponder?.(pile(6, 1), 0, fastRng(4), courseOf('a', 2))).toBeNull();
  });
});
