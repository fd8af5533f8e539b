import type { ArmadaView } from '@pharos/wonders';

export interface Ranked {
  readonly city: number;
  readonly strength: number;
  /** What the city would get if the fleets met now; 0 for nothing. */
  readonly token: number;
}

/** Cities by naval strength; equal ones as they sit, clockwise from mine. */
export function rankingOf({ harbours, preview }: ArmadaView, me: number): Ranked[] {
  const seat = (city: number): number => (city - me + harbours.length) % harbours.length;
  return harbours
    .map(({ city, strength }) => ({ city, strength, token: preview[city] }))
    .sort((one, other) => other.strength - one.strength || seat(one.city) - seat(other.city));
}
