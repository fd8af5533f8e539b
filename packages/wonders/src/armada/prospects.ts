import type { SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { navalTokens } from './conflicts.ts';
import { navalStrength } from './ships.ts';
import type { ArmadaState } from './state.ts';

/** By city: the strength at sea, null for who is known to stay out. */
export function knownStrengths(armada: ArmadaState): (number | null)[] {
  return armada.harbours.map((harbour) => (harbour.staysOut === 1 ? null : navalStrength(armada, harbour)));
}

/** The naval tokens of this Age by city, with a seat or without it, as far as it is known who else stays out [AR-96]. */
export function tokensIfAsked(
  s: State,
  armada: ArmadaState,
  seat: SeatId,
): { readonly takePart: readonly number[]; readonly stayOut: readonly number[] } {
  const strengths = knownStrengths(armada);
  const others = strengths.map((strength, city) => (city === seat ? null : strength));
  const tokens = (taking: readonly (number | null)[]): number[] =>
    navalTokens(taking, s.options.edition, s.age, armada.rulings);
  return { takePart: tokens(strengths), stayOut: tokens(others) };
}
