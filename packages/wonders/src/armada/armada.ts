import type { Expansion } from '../state.ts';
import { dealArmada, emptyArmada } from './setup.ts';
import { armadaOf, cloneArmada, encodeArmada } from './state.ts';

/** Armada: fleets, islands and naval conflicts. */
export const armada: Expansion = {
  id: 'armada',
  setUp: (s, rng) => dealArmada(s, armadaOf(s), rng),
  newPart: emptyArmada,
  clonePart: (s) => cloneArmada(armadaOf(s)),
  encodePart: (s, out) => encodeArmada(armadaOf(s), out),
};
