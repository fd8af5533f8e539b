import type { Move, Rng, SeatId } from '@pharos/core';
import type { Bot, Evaluate } from '../bot.ts';
import type { Guide } from '../search/guide.ts';
import { reward } from '../search/reward.ts';
import type { Rules, Table } from '../search/rules.ts';
import { Search, type Settings } from '../search/search.ts';
import type { Searched } from '../search/searchBot.ts';

/** A player whose moves are the targets of training. */
export interface TargetPolicy<State> {
  /**
   * Writes the probability of each of `count` moves. Answers the seat's chance of winning as the policy estimates it, or NaN if it
   * does not.
   */
  writeTargets(s: State, seat: SeatId, moves: readonly Move[], count: number, rng: Rng, targets: Float64Array): number;
}

/** The moves of a bot. */
export function botPolicy<State>(rules: Rules<State>, bot: Bot<State>): TargetPolicy<State> {
  return {
    writeTargets(s, seat, moves, count, rng, targets) {
      const chosen = bot.choose(bot.blind ? s : rules.resample(s, seat, rng), seat, rng);
      for (let index = 0; index < count; index++) targets[index] = moves[index] === chosen ? 1 : 0;
      return NaN;
    },
  };
}

/** A softmax over the hand-made values of what comes after each move; `temperature` makes a move e times as likely. */
export function valuePolicy<State>(
  rules: Rules<State>,
  evaluate: Evaluate<State>,
  temperature: number,
): TargetPolicy<State> {
  return {
    writeTargets(s, seat, moves, count, rng, targets) {
      const guess = rules.resample(s, seat, rng);
      const valueOf = evaluate(guess, seat);
      for (let index = 0; index < count; index++) {
        const after = rules.clone(guess);
        rules.apply(after, seat, moves[index]);
        targets[index] = valueOf(after);
      }
      softmax(targets, count, temperature);
      return NaN;
    },
  };
}

/** Shares that grow e times with every `temperature`, in place. */
function softmax(values: Float64Array, count: number, temperature: number): void {
  let best = -Infinity;
  for (let index = 0; index < count; index++) best = Math.max(best, values[index]);
  let sum = 0;
  for (let index = 0; index < count; index++) sum += values[index] = Math.exp((values[index] - best) / temperature);
  for (let index = 0; index < count; index++) values[index] /= sum;
}

/** The visits of a search, and its value of the position. */
export function searchPolicy<State>(
  searched: Searched<State>,
  iterations: number,
  settings: Settings,
): TargetPolicy<State> {
  return {
    writeTargets(s, seat, moves, count, rng, targets) {
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
      for (const candidate of candidates) targets[moves.indexOf(candidate.move)] = candidate.visits / visits;
      return count === 0 ? NaN : value / visits;
    },
  };
}

/** A difference of chances that makes a move e times as likely. */
const TEMPERATURE = 0.04;
const MOST_SEATS = 8;

/** A softmax over the chances that a guide sees after each move; for games where moves alternate. */
export function guidePolicy<State>(
  rules: Rules<State>,
  guide: Guide<State>,
  table: (s: State) => Table,
): TargetPolicy<State> {
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
    writeTargets(s, seat, moves, count, rng, targets) {
      const guess = rules.resample(s, seat, rng);
      for (let index = 0; index < count; index++) targets[index] = chanceAfter(guess, seat, moves[index]);
      softmax(targets, count, TEMPERATURE);
      return NaN;
    },
  };
}
