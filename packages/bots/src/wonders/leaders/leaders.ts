import { leaderMoves, leadersOf, moves } from '@pharos/wonders';
import type { BotExpansion } from '../expansion.ts';
import weights from '../guide/weights.leaders.json' with { type: 'json' };
import withCities from '../guide/weights.cities.leaders.json' with { type: 'json' };
import withArmada from '../guide/weights.armada.cities.leaders.json' with { type: 'json' };
import { describeLeaderMove } from './describeMove.ts';
import { describeLeaders } from './describeSeat.ts';
import { handValue } from './hand.ts';
import { hintFacts } from './hintFacts.ts';
import { leadersValue } from './value.ts';

const { BUILD_BLACK_FREE, GIVE_UP_TOKEN, STAGE_WITH_LEADER } = leaderMoves;

/** Leaders, as bots see it. */
export const leaders: BotExpansion = {
  id: 'leaders',
  evaluate: (s, seat, left) => leadersValue(s, leadersOf(s), seat, left),
  hiddenValue: (s, seat, left) => handValue(s, leadersOf(s), seat, left),
  // Each round of the draft leaves one leader less to choose from.
  round: (s) => leadersOf(s).seats.reduce((sum, { offered }) => sum + offered.length, 0),
  // The least token comes first.
  idleMove: (list, count) => (count > 0 && moves.moveKind(list[0]) === GIVE_UP_TOKEN ? list[0] : null),
  furtherCoins: () => 0,
  printedStage: () => -1,
  baseKind(move) {
    const kind = moves.moveKind(move);
    return kind === STAGE_WITH_LEADER ? moves.STAGE : kind === BUILD_BLACK_FREE ? moves.BUILD_FREE : -1;
  },
  describeSeat: (s, seat, vector) => describeLeaders(s, leadersOf(s), seat, vector),
  describeMove: (s, seat, move, vector) => describeLeaderMove(s, leadersOf(s), seat, move, vector),
  hintFacts,
  weights,
  weightsWith: { armada: withArmada, cities: withCities },
};
