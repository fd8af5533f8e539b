import { botRng, type BotName } from '@pharos/bots';
import { rngFromSeed, shuffle, type GameEvent, type Preview } from '@pharos/core';
import type { GameArgs } from '../args.ts';
import { readOptions } from '../games/gameOption.ts';
import { withGame } from '../games/lookup.ts';
import type { Comparison, TerminalGame } from '../games/terminalGame.ts';
import { playOut } from './batch.ts';
import { wilson } from './wilson.ts';

/** Some games of a series between equal bots. */
export interface BalanceJob {
  readonly game: string;
  /** What is compared, by its name. */
  readonly comparison: string;
  readonly args: GameArgs;
  readonly bot: BotName;
  readonly series: number;
  readonly from: number;
  readonly games: number;
}

/** What is counted of a piece: whole numbers, so that sums do not depend on their order. */
export interface Count {
  readonly games: number;
  /** Victories in parts of `VICTORY`: who shares one gets a part of it. */
  readonly parts: number;
  readonly points: number;
}

/** Divisible by any number of players. */
export const VICTORY = 840;

/** The comparison of a name, and the options of its tables. */
export function comparisonNamed<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  known: TerminalGame<Options, State, View, Event, Foreseen>,
  name: string,
  args: GameArgs,
): { readonly comparison: Comparison<Options>; readonly options: Options } {
  const comparison = known.comparisons.find((one) => one.name === name);
  if (comparison === undefined) throw new Error(`${known.game.id} has no comparison ${name}`);
  return { comparison, options: readOptions(known, { ...comparison.byDefault, ...args, ...comparison.settled }) };
}

/**
 * Each deal is played once for every seat: the pieces drawn for it go round the table, so that hands, boards and seats
 * favour none of them.
 */
export function playBalance({ game: id, comparison: name, args, bot, series, from, games }: BalanceJob): Count[] {
  return withGame(id, (known) => {
    const { game } = known;
    const { comparison, options } = comparisonNamed(known, name, args);
    const pieces = comparison.piecesOf(options);
    const seats = game.seatCount(options);
    const counts = pieces.map(() => ({ games: 0, parts: 0, points: 0 }));
    const bots = Array.from({ length: seats }, () => known.bot(bot));
    for (let index = from; index < from + games; index++) {
      const deal = `${series}.${Math.floor(index / seats)}`;
      const drawn = shuffle([...pieces.keys()], botRng(deal)).slice(0, seats);
      const seated = drawn.map((_, seat) => drawn[(seat + index) % drawn.length]);
      const bySeat = seated.map((piece) => pieces[piece]);
      const s = game.setup(comparison.withPieces(options, bySeat), rngFromSeed(deal));
      playOut(game, s, bots, `${series}.${index}`);
      const outcome = game.outcome(s);
      for (const [seat, piece] of seated.entries()) {
        counts[piece].games++;
        counts[piece].points += outcome?.scores[seat].total ?? 0;
      }
      const winners = outcome?.ranking[0] ?? [];
      for (const seat of winners) counts[seated[seat]].parts += VICTORY / winners.length;
    }
    return counts;
  });
}

export interface PieceBalance {
  readonly piece: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  /** 95 % confidence. */
  readonly low: number;
  readonly high: number;
  /** From the mean of all pieces. */
  readonly difference: number;
  /** The mean lies within the interval. */
  readonly balanced: boolean;
  readonly points: number;
}

/** Adds up what the jobs counted. */
export function summariseBalance(pieces: readonly string[], parts: readonly (readonly Count[])[]): PieceBalance[] {
  const counts = pieces.map((_, piece) =>
    parts.reduce((sum, part) => add(sum, part[piece]), { games: 0, parts: 0, points: 0 }),
  );
  const all = counts.reduce(add, { games: 0, parts: 0, points: 0 });
  const mean = all.parts / VICTORY / all.games;
  return counts.map(({ games, parts: won, points }, piece) => {
    const wins = won / VICTORY;
    const rate = games === 0 ? 0 : wins / games;
    const { low, high } = wilson(wins, games);
    return {
      piece: pieces[piece],
      games,
      wins: rounded(wins),
      rate: rounded(rate),
      low: rounded(low),
      high: rounded(high),
      difference: rounded(rate - mean),
      balanced: low <= mean && mean <= high,
      points: rounded(games === 0 ? 0 : points / games),
    };
  });
}

function add(a: Count, b: Count): Count {
  return { games: a.games + b.games, parts: a.parts + b.parts, points: a.points + b.points };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
