import type { Evaluate, PositionValue } from '../bot.ts';
import type { FeatureSet } from '../model/featureSet.ts';
import type { InputSet } from '../model/inputSet.ts';
import type { Leaning } from '../model/leaningGuide.ts';
import type { SeatInputs } from '../model/seatInputs.ts';
import type { Guide } from '../search/guide.ts';
import type { Table } from '../search/rules.ts';
import type { Settings } from '../search/search.ts';

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
  /** For a game where points decide: weights are fitted to points there. Null to fit them to who won. */
  readonly points: PointsTraining<State> | null;
  table(s: State): Table;
  /** How players of the training search, where that is not as usual. */
  readonly settings: Partial<Settings>;
  /** What the training of a network needs besides; null for a game without networks. */
  readonly league: League<State> | null;
  /** The same of a network that foretells points; null for a game without such. */
  readonly pointsNetwork: PointsNetworkTraining<State> | null;
}

export interface PointsTraining<State> {
  /** What a unit of some features of seats is worth in points, by hand: what the fitting begins with. */
  readonly worth: Readonly<Record<string, number>>;
  /** A bot that looks one move ahead, by what positions are worth. */
  evaluateBy(valueOf: PositionValue<State>): Evaluate<State>;
}

/** What the training of a network that foretells points needs to know about a game. */
export interface PointsNetworkTraining<State> {
  readonly inputs: SeatInputs<State>;
  /** The guide that plays as long as there is no network, and weighs moves. */
  readonly first: Guide<State>;
}

/** Who plays in the league of a game, besides networks. */
export interface League<State> {
  readonly inputSet: InputSet<State>;
  /** The guide that plays as long as there is no network. */
  readonly first: Guide<State>;
  /** Players that go all in for one way to win, by name: networks have to know how they play. */
  leaningsOf(s: State): Readonly<Record<string, Leaning>>;
}
