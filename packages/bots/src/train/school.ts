import type { Evaluate } from '../bot.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Table } from '../search/rules.ts';

/** What a game brings to the training. */
export interface School<State> {
  readonly knowledge: Knowledge<State>;
  /** The judgement of the greedy bot, which gives the first lessons. */
  readonly evaluate: Evaluate<State>;
  /** A hand-made judgement of positions as they stand, to compare with. */
  readonly handmade: Evaluate<State>;
  /**
   * How much more pointed moves are weighed than a teacher looked at them: a short search without opinions on moves looks at
   * all of them. Tried out in games between searches.
   */
  readonly sharpness: number;
  table(s: State): Table;
}
