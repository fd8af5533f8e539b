import { citiesOf, moves, TAKE_DEBT } from '@pharos/wonders';
import type { BotExpansion } from '../expansion.ts';
import weights from '../guide/weights.cities.json' with { type: 'json' };
import withArmada from '../guide/weights.armada.cities.leaders.json' with { type: 'json' };
import { describeBlackMove } from './describeMove.ts';
import { describeBlack } from './describeSeat.ts';
import { hintFacts } from './hintFacts.ts';
import { citiesValue } from './value.ts';

/** Cities, as bots see it. */
export const cities: BotExpansion = {
  id: 'cities',
  evaluate: (s, seat, left) => citiesValue(s, citiesOf(s), seat, left),
  hiddenValue: () => 0,
  round: () => 0,
  // Whoever has coins pays with them: debt comes last in the list.
  idleMove: (list, count) => (count > 0 && moves.moveKind(list[0]) === TAKE_DEBT ? list[0] : null),
  furtherCoins: () => 0,
  printedStage: () => -1,
  baseKind: () => -1,
  describeSeat: (s, seat, vector) => describeBlack(s, citiesOf(s), seat, vector),
  describeMove: (s, seat, move, vector) => describeBlackMove(s, citiesOf(s), seat, move, vector),
  hintFacts,
  weights,
  weightsWith: { armada: withArmada },
};
