import { wilson } from '../simulation/wilson.ts';
import type { Contest } from './contest.ts';
import { eloOf } from './elo.ts';

/** The result of a contest of two bots. */
export interface Standing {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Share of the victories that `a` won, shared ones by half; with 95 % confidence it lies between `low` and `high`. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** What `rate` would be if both were equally strong. */
  readonly chance: number;
  /** How much stronger `a` is, in Elo; null for a bound without end. */
  readonly elo: { readonly difference: number | null; readonly low: number | null; readonly high: number | null };
  /** Mean points of a seat. */
  readonly points: { readonly a: number; readonly b: number };
  /** Mean thinking time of a choice. */
  readonly milliseconds: { readonly a: number; readonly b: number };
}

/** Adds up the games of a contest at a table with so many sides. */
export function standingOf(contests: readonly Contest[], sides: number): Standing {
  const games = contests.length;
  const count = (result: number): number => contests.filter((contest) => contest.result === result).length;
  const [wins, draws] = [count(1), count(0.5)];
  const won = wins + draws / 2;
  const { low, high } = wilson(won, games);
  const mean = (bot: 'a' | 'b', of: 'points' | 'milliseconds', per: 'seats' | 'choices'): number =>
    rounded(sum(contests, bot, of) / sum(contests, bot, per), 100);
  return {
    wins,
    draws,
    losses: games - wins - draws,
    rate: rounded(won / games, 10_000),
    low: rounded(low, 10_000),
    high: rounded(high, 10_000),
    chance: rounded(1 / sides, 10_000),
    elo: { difference: eloOf(won / games, sides), low: eloOf(low, sides), high: eloOf(high, sides) },
    points: { a: mean('a', 'points', 'seats'), b: mean('b', 'points', 'seats') },
    milliseconds: { a: mean('a', 'milliseconds', 'choices'), b: mean('b', 'milliseconds', 'choices') },
  };
}

function sum(contests: readonly Contest[], bot: 'a' | 'b', of: keyof Contest['a']): number {
  return contests.reduce((total, contest) => total + contest[bot][of], 0);
}

function rounded(value: number, to: number): number {
  return Math.round(value * to) / to;
}
