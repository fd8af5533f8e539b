import type { Evaluate } from '../bot.ts';
import type { FeatureSet } from '../model/featureSet.ts';
import type { Table } from '../search/rules.ts';

/** What a game brings to the training. */
export interface TrainingGame<State> {
  readonly featureSet: FeatureSet<State>;
  /** The evaluation of the greedy bot, the policy of the first round. */
  readonly evaluate: Evaluate<State>;
  /** A hand-made evaluation of positions as they stand, to compare with. */
  readonly handmade: Evaluate<State>;
  /**
   * How much sharper the priors of moves are than the targets: a short search without priors visits all moves.
   * Tried out in games between searches.
   */
  readonly sharpness: number;
  table(s: State): Table;
}
