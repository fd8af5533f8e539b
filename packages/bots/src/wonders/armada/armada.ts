import { armadaMoves, armadaOf } from '@pharos/wonders';
import type { BotExpansion } from '../expansion.ts';
import weights from '../guide/weights.armada.json' with { type: 'json' };
import { describeArmadaMove } from './describeMove.ts';
import { describeHarbour } from './describeSeat.ts';
import { armadaValue } from './value.ts';

/** Armada, as bots see it. */
export const armada: BotExpansion = {
  id: 'armada',
  evaluate: (s, seat, left) => armadaValue(s, armadaOf(s), seat, left),
  describeSeat: (s, seat, notes) => describeHarbour(s, armadaOf(s), seat, notes),
  describeMove: (s, seat, move, notes) => describeArmadaMove(s, armadaOf(s), seat, move, notes),
  furtherCoins: (move) => armadaMoves.moveLeft2(move) + armadaMoves.moveRight2(move),
  printedStage: (move) => armadaMoves.moveStage(move),
  weights,
};
