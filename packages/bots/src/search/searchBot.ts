import type { Move } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { SearchedGame } from './guide.ts';
import type { Table } from './rules.ts';
import { Search, type Settings } from './search.ts';

/** When thinking ends: at whichever comes first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** What a game brings to a search. */
export interface Searched<State> extends SearchedGame<State> {
  readonly table: (s: State) => Table;
  /** Settings that suit this game better than the usual ones. */
  readonly settings?: Partial<Settings>;
}

/** The clock is read once in so many iterations. */
const BLOCK = 16;
/** Once in so many iterations it is asked whether the move is settled. */
const LOOK = 8 * BLOCK;

/** Thinks ahead within a budget, and makes the move it has looked at most. */
export function searchBot<State>(
  { rules, guide, table }: Searched<State>,
  budget: Budget,
  settings: Settings,
): Bot<State> {
  const moves: Move[] = [];
  return {
    blind: false,
    choose(s, seat, rng) {
      if (rules.legalMoves(s, seat, moves) === 1) return moves[0];
      const search = new Search({ rules, guide, table: table(s), seat }, s, settings, rng);
      if (budget.milliseconds === Infinity) think(search, budget);
      else decide(search, budget);
      return search.best(1)[0].move;
    },
  };
}

/**
 * Searches until the budget is spent, or nothing that could still be done with it would change the move: nobody waits for what is settled. Searches that
 * count iterations alone do them all, so that they can be compared.
 */
function decide<State>(search: Search<State>, budget: Budget): void {
  const start = Date.now();
  const first = search.iterations;
  const last = first + budget.iterations;
  while (search.iterations < last) {
    search.step(Math.min(BLOCK, last - search.iterations));
    const spent = Date.now() - start;
    if (spent >= budget.milliseconds) return;
    const done = search.iterations - first;
    if (done % LOOK !== 0) continue;
    const inTime = spent === 0 ? Infinity : (done * (budget.milliseconds - spent)) / spent;
    if (search.lead() > Math.min(last - search.iterations, inTime)) return;
  }
}

/** Lets a search go on until its budget is spent, or it is cancelled. */
export function think<State>(search: Search<State>, budget: Budget, isCancelled: () => boolean = () => false): void {
  const end = Date.now() + budget.milliseconds;
  const last = search.iterations + budget.iterations;
  while (search.iterations < last && !isCancelled()) {
    search.step(Math.min(BLOCK, last - search.iterations));
    if (Date.now() >= end) return;
  }
}
