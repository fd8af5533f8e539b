import { armadaMoves, armadaOf } from '@pharos/wonders';
import type { BotExpansion } from '../expansion.ts';
import weights from '../guide/weights.armada.json' with { type: 'json' };
import network from '../network/network.armada.json' with { type: 'json' };
import { describeArmadaMove } from './describeMove.ts';
import { describeHarbour } from './describeSeat.ts';
import { hintFacts } from './hintFacts.ts';
import { armadaValue } from './value.ts';

const { moveLeft2, moveRight2, moveStage } = armadaMoves;

/** Armada, as bots see it. */
export const armada: BotExpansion = {
  id: 'armada',
  evaluate: (s, seat, left) => armadaValue(s, armadaOf(s), seat, left),
  hiddenValue: () => 0,
  round: () => 0,
  idleMove: () => null,
  furtherCoins: (move) => moveLeft2(move) + moveRight2(move),
  printedStage: moveStage,
  baseKind: () => -1,
  describeSeat: (s, seat, vector) => describeHarbour(s, armadaOf(s), seat, vector),
  describeMove: (s, seat, move, vector) => describeArmadaMove(s, armadaOf(s), seat, move, vector),
  hintFacts,
  weights,
  network,
  characters: {
    admiral: {
      seat: { navalStrength: 0.05, navalAhead: 0.15, islands1: 0.06, islands2: 0.06, islands3: 0.06 },
      move: { ship1: 0.5, ship2: 0.5, ship3: 0.5, spaceShields: 0.3, spaceIsland: 0.3 },
    },
  },
};
