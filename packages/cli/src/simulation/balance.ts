import { botRng, wondersBot, type BotLevel } from '@pharos/bots';
import { rngFromSeed, shuffle } from '@pharos/core';
import { wonders, type Options } from '@pharos/wonders';
import { playOut } from './batch.ts';
import { wilson } from './wilson.ts';

/** Some games of a series between equal bots. */
export interface BalanceJob {
  readonly options: Options;
  /** The shipyards to compare, by id. */
  readonly shipyards: readonly string[];
  readonly bot: BotLevel;
  readonly series: number;
  readonly from: number;
  readonly games: number;
}

/** What is counted of a shipyard: whole numbers, so that sums do not depend on their order. */
export interface Count {
  readonly games: number;
  /** Victories in parts of `VICTORY`: who shares one gets a part of it. */
  readonly parts: number;
  readonly points: number;
}

/** Divisible by any number of players. */
export const VICTORY = 840;

/**
 * Each deal is played once for every seat: the shipyards drawn for it go round the table, so that hands, boards and seats
 * favour none of them.
 */
export function playBalance({ options, shipyards, bot, series, from, games }: BalanceJob): Count[] {
  const counts = shipyards.map(() => ({ games: 0, parts: 0, points: 0 }));
  const bots = Array.from({ length: options.players }, () => wondersBot(bot));
  for (let index = from; index < from + games; index++) {
    const deal = `${series}.${Math.floor(index / options.players)}`;
    const drawn = shuffle([...shipyards.keys()], botRng(deal)).slice(0, options.players);
    const seated = drawn.map((_, seat) => drawn[(seat + index) % drawn.length]);
    const s = wonders.setup({ ...options, shipyardsBySeat: seated.map((yard) => shipyards[yard]) }, rngFromSeed(deal));
    playOut(wonders, s, bots, `${series}.${index}`);
    const outcome = wonders.outcome(s);
    for (const [seat, yard] of seated.entries()) {
      counts[yard].games++;
      counts[yard].points += outcome?.scores[seat].total ?? 0;
    }
    const winners = outcome?.ranking[0] ?? [];
    for (const seat of winners) counts[seated[seat]].parts += VICTORY / winners.length;
  }
  return counts;
}

export interface BoardBalance {
  readonly shipyard: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  /** 95 % confidence. */
  readonly low: number;
  readonly high: number;
  /** From the mean of all shipyards. */
  readonly difference: number;
  /** The mean lies within the interval. */
  readonly balanced: boolean;
  readonly points: number;
}

/** Adds up what the jobs counted. */
export function summariseBalance(shipyards: readonly string[], parts: readonly (readonly Count[])[]): BoardBalance[] {
  const counts = shipyards.map((_, yard) =>
    parts.reduce((sum, part) => add(sum, part[yard]), { games: 0, parts: 0, points: 0 }),
  );
  const all = counts.reduce(add, { games: 0, parts: 0, points: 0 });
  const mean = all.parts / VICTORY / all.games;
  return counts.map(({ games, parts: won, points }, yard) => {
    const wins = won / VICTORY;
    const rate = games === 0 ? 0 : wins / games;
    const { low, high } = wilson(wins, games);
    return {
      shipyard: shipyards[yard],
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
