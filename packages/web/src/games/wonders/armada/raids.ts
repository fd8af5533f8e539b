import type { ArmadaView } from '@pharos/wonders';

/** What an incursion of this Age has to do with me. */
export type RaidTie = 'raidsMe' | 'raidedByMe' | null;

export function raidTie({ incursions }: ArmadaView, city: number, me: number): RaidTie {
  if (incursions.some(({ attacker, target }) => attacker === city && target === me)) return 'raidsMe';
  return incursions.some(({ attacker, target }) => attacker === me && target === city) ? 'raidedByMe' : null;
}
