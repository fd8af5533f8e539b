import type { Expansion } from '../state.ts';
import { buildAtSea, buildFreeAtSea, discardAtSea, stageAtSea } from './choices/constructions.ts';
import { exploring, keep } from './choices/explore.ts';
import { fightingAtSea, stayingOut, stayOut, takePart } from './choices/navalConflict.ts';
import { advance, movingShips } from './choices/ships.ts';
import { endAgeAtSea } from './conflicts.ts';
import { reviveAtSea } from './effects.ts';
import { handMovesAtSea } from './handMoves.ts';
import { handViewAtSea } from './handView.ts';
import { stepsAtSea } from './resolve.ts';
import { dealArmada, emptyArmada } from './setup.ts';
import { pushLosses, pushLossesAroundExtraCard, pushSettling, settling, takingLosses } from './settling.ts';
import { armadaOf, cloneArmada, encodeArmada } from './state.ts';

/** Armada: fleets, islands and naval conflicts. */
export const armada: Expansion = {
  id: 'armada',
  setUp: (s, rng) => dealArmada(s, armadaOf(s), rng),
  newPart: emptyArmada,
  clonePart: (s) => cloneArmada(armadaOf(s)),
  encodePart: (s, out) => encodeArmada(armadaOf(s), out),
  choices: [movingShips, exploring, stayingOut],
  automatic: [settling, takingLosses, fightingAtSea],
  actions: [advance, keep, stayOut, takePart],
  changedActions: [buildAtSea, buildFreeAtSea, stageAtSea, discardAtSea],
  handMoves: handMovesAtSea,
  handView: handViewAtSea,
  steps: stepsAtSea,
  afterActions: pushSettling,
  endOfTurn: pushLosses,
  aroundExtraCard: pushLossesAroundExtraCard,
  cardRevived: reviveAtSea,
  conflicts: (s) => endAgeAtSea(s, armadaOf(s)),
};
