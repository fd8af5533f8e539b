import type { Move } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { Course } from '../course.ts';
import { EndingSearch } from './ending.ts';
import type { SearchedGame } from './guide.ts';
import { KeptSearches } from './keptSearches.ts';
import type { Table } from './rules.ts';
import type { Search, Settings } from './search.ts';

/** When thinking ends: at whichever comes first. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
  /** Milliseconds that one choice may take, if so much was spared at others; `milliseconds` if not said. */
  readonly longest?: number;
}

/** What a game brings to a search. */
export interface Searched<State> extends SearchedGame<State> {
  readonly table: (s: State) => Table;
  /** Settings that suit this game better than the usual ones. */
  readonly settings?: Partial<Settings>;
  /** Whether nothing that can still come is hidden, in a game of two. */
  readonly isAllKnown?: ((s: State) => boolean) | undefined;
}

/** The clock is read once in so many iterations. */
const BLOCK = 16;
/** Once in so many iterations it is asked whether the move is settled. */
const LOOK = 8 * BLOCK;
/** The part of what was spared that any choice may take; close ones may take all of it. */
const SHARED_OUT = 0.3;
/** A position of an ending is looked at in a fraction of the time of an iteration: so many for each iteration of the budget … */
const POSITIONS_PER_ITERATION = 4;
/** … or for each of its milliseconds, a third of which go into it. */
const POSITIONS_PER_MILLISECOND = 300;

/** Iterations of pondering at most: of more than that little would count, and it takes memory. */
const MOST_PONDERED = 4000;
/** Milliseconds of a moment of pondering. */
const SLICE = 15;

/** Thinks ahead within a budget, and makes the move it has looked at most. */
export function searchBot<State>(searched: Searched<State>, budget: Budget, settings: Settings): Bot<State> {
  const { rules, guide, isAllKnown } = searched;
  const moves: Move[] = [];
  const endings = new EndingSearch({ rules, guide });
  const searches = new KeptSearches(searched, settings);
  const positions = Math.min(
    POSITIONS_PER_ITERATION * budget.iterations,
    POSITIONS_PER_MILLISECOND * budget.milliseconds,
  );
  /** Milliseconds that earlier choices left of theirs. */
  let spared = 0;
  return {
    blind: false,
    choose(s, seat, rng, isCancelled = () => false, course?: Course) {
      if (rules.legalMoves(s, seat, moves) === 1) return moves[0];
      const start = Date.now();
      if (isAllKnown?.(s) === true) {
        const found = endings.find(s, seat, positions);
        if (typeof found === 'object') return found.move;
      }
      const search = searches.searchOf(s, seat, rng, course);
      const left = { ...budget, iterations: Math.max(0, budget.iterations - search.visits) };
      if (budget.milliseconds === Infinity) think(search, left, isCancelled);
      else spared += budget.milliseconds - decide(search, left, { start, spared, isCancelled });
      const [{ move }] = search.best(1);
      if (course !== undefined) search.settleOn(move);
      return move;
    },
    ponder(s, seat, rng, course) {
      if (settings.keep === 0 || budget.iterations === Infinity) return null;
      const search = searches.searchOf(s, seat, rng, course);
      const last = search.iterations + Math.min(MOST_PONDERED, Math.max(0, budget.iterations - search.visits));
      return () => {
        think(search, { iterations: last - search.iterations, milliseconds: SLICE });
        if (search.iterations < last) return true;
        search.prune();
        return false;
      };
    },
  };
}

/**
 * Searches until the budget is spent, or nothing that could still be done with it would change the move: nobody waits for what is settled. What was
 * spared at some choices is shared out to others, most of it to close ones. Searches that count iterations alone do them all, so that they can be
 * compared. Answers the milliseconds spent.
 */
function decide<State>(
  search: Search<State>,
  budget: Budget,
  { start, spared, isCancelled }: { start: number; spared: number; isCancelled: () => boolean },
): number {
  const { milliseconds, longest = milliseconds } = budget;
  const usual = Math.min(milliseconds + SHARED_OUT * spared, longest);
  const end = Math.min(milliseconds + spared, longest);
  const first = search.iterations;
  const last = first + budget.iterations;
  let spent = 0;
  while (search.iterations < last) {
    search.step(Math.min(BLOCK, last - search.iterations));
    spent = Date.now() - start;
    if (isCancelled() || spent >= end || (spent >= usual && !search.isClose())) break;
    const done = search.iterations - first;
    if (done % LOOK !== 0 || spent >= usual) continue;
    const inTime = spent === 0 ? Infinity : (done * (usual - spent)) / spent;
    if (search.lead() > Math.min(last - search.iterations, inTime)) break;
  }
  return spent;
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
