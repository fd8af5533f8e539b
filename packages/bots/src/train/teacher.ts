import type { Move, Rng, SeatId } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { Guide } from '../search/guide.ts';
import { reward } from '../search/reward.ts';
import type { Rules, Table } from '../search/rules.ts';
import { Search, type Settings } from '../search/search.ts';
import type { Searched } from '../search/searchBot.ts';

/** A player to learn from. */
export interface Teacher<State> {
  /**
   * Writes how much of its favour each of `count` moves has, summing up to 1. Answers the seat's chance of winning as the
   * teacher sees it, or NaN if it does not say.
   */
  teach(s: State, seat: SeatId, moves: readonly Move[], count: number, rng: Rng, favour: Float64Array): number;
}

/** Teaches the moves of a bot. */
export function botTeacher<State>(rules: Rules<State>, bot: Bot<State>): Teacher<State> {
  return {
    teach(s, seat, moves, count, rng, favour) {
      const chosen = bot.choose(bot.blind ? s : rules.resample(s, seat, rng), seat, rng);
      for (let index = 0; index < count; index++) favour[index] = moves[index] === chosen ? 1 : 0;
      return NaN;
    },
  };
}

/** Teaches what a search finds out: how often it has looked at each move, and what it thinks of the position. */
export function searchTeacher<State>(
  searched: Searched<State>,
  iterations: number,
  settings: Settings,
): Teacher<State> {
  return {
    teach(s, seat, moves, count, rng, favour) {
      const { rules, guide } = searched;
      const search = new Search({ rules, guide, table: searched.table(s), seat }, s, settings, rng);
      search.step(iterations);
      const candidates = search.best();
      let visits = 0;
      let value = 0;
      for (const candidate of candidates) {
        visits += candidate.visits;
        value += candidate.visits * candidate.chance;
      }
      for (const candidate of candidates) favour[moves.indexOf(candidate.move)] = candidate.visits / visits;
      return count === 0 ? NaN : value / visits;
    },
  };
}

/** Chances that differ by so little are hardly told apart. */
const FAINT = 0.04;
const MOST_SEATS = 8;

/** Teaches what a guide thinks of the positions after each move; for games where moves alternate. */
export function guideTeacher<State>(
  rules: Rules<State>,
  guide: Guide<State>,
  table: (s: State) => Table,
): Teacher<State> {
  const chances = new Float64Array(MOST_SEATS);
  const chanceAfter = (s: State, seat: SeatId, move: Move): number => {
    const after = rules.clone(s);
    rules.apply(after, seat, move);
    const outcome = rules.outcome(after);
    if (outcome === null) guide.judge(after, chances);
    else reward(outcome, table(s), chances);
    return chances[seat];
  };
  return {
    teach(s, seat, moves, count, rng, favour) {
      const guess = rules.resample(s, seat, rng);
      let best = 0;
      for (let index = 0; index < count; index++) {
        favour[index] = chanceAfter(guess, seat, moves[index]);
        best = Math.max(best, favour[index]);
      }
      let sum = 0;
      for (let index = 0; index < count; index++) sum += favour[index] = Math.exp((favour[index] - best) / FAINT);
      for (let index = 0; index < count; index++) favour[index] /= sum;
      return NaN;
    },
  };
}
